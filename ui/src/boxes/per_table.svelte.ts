/** What a page keeps of one table while it is open, besides what the server says: never shared between two. */
import type { GameView, Wire } from "./box.ts";

/**
 * A way to the state of a table: made when it is first asked for, and gone with the table.
 *
 * It is made outside of whatever asks: state that is born within a `$derived` would not be followed by it.
 */
export function perTable<Game extends Wire, State>(
  make: (game: GameView<Game>) => State,
): (game: GameView<Game>) => State {
  const states = new WeakMap<GameView<Game>, { readonly state: State }>();
  return (game) => {
    const known = states.get(game);
    if (known) return known.state;
    let state!: State;
    $effect.root(() => {
      state = make(game);
    })();
    states.set(game, { state });
    return state;
  };
}

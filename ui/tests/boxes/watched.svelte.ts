/** Something to count, and something that looks at it as a component would. */
export class Count {
  value = $state(0);
}

/** Work something out in a `$derived` and do so again whenever it changes; returns how to stop. */
export function watched(look: () => unknown): () => void {
  return $effect.root(() => {
    const seen = $derived(look());
    $effect(() => void seen);
  });
}

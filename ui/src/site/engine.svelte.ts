/** How far the engine is that plays in this browser, where there is no server. */
interface Engine {
  part: number;
  state: "idle" | "loading" | "ready" | "elsewhere" | "failed";
}

export const engine: Engine = $state({ part: 0, state: "idle" });

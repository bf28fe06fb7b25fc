/** How far the engine is that plays in this browser, where there is no server. */
export const engine = $state({
  part: 0,
  state: "idle" as "idle" | "loading" | "ready" | "elsewhere" | "failed",
});

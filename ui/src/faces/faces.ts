/** The characters by name, from the gentlest to the strongest, and their portraits. */
const drawn = import.meta.glob<string>("./*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

export const FACES = [
  "pip",
  "gesche",
  "anselm",
  "odo",
  "clara",
  "wulfric",
  "ines",
  "corvo",
  "hildegard",
  "tancred",
  "beatrix",
  "rattila",
] as const;

export const isFace = (name: string): boolean => `./${name}.svg` in drawn;

export const portraitOf = (name: string): string => drawn[`./${name}.svg`] ?? "";

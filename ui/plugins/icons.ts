import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { optimize } from "svgo";
import type { Plugin } from "vite";

/** Take from the icon set just the icons that the sources name: `game:rat`. */
export function icons(folder: string): Plugin {
  const id = "virtual:icons";
  return {
    name: "ratking-icons",
    resolveId: (source) => (source === id ? "\0" + id : undefined),
    load(source) {
      if (source !== "\0" + id) return undefined;
      return `export default ${JSON.stringify(bodies(named(folder)))};`;
    },
  };
}

function named(folder: string): Set<string> {
  const found = new Set<string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(svelte|ts)$/.test(entry.name)) continue;
    const text = readFileSync(join(entry.parentPath, entry.name), "utf8");
    for (const match of text.matchAll(/\bgame:([a-z0-9-]+)/g)) found.add(match[1]);
  }
  return found;
}

function bodies(names: Set<string>): Record<string, string> {
  const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json");
  const found: Record<string, string> = {};
  for (const name of [...names].sort()) {
    const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent];
    if (!icon) throw new Error(`There is no icon ${name} in the set.`);
    found[name] = slim(icon.body);
  }
  return found;
}

/** A tenth of a unit is enough: icons are drawn in 512 units and shown at a hundred pixels at most. */
function slim(body: string): string {
  const drawn = optimize(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${body}</svg>`,
    {
      plugins: [{ name: "convertPathData", params: { floatPrecision: 1 } }],
    },
  );
  return drawn.data.replace(/^<svg[^>]*>|<\/svg>$/g, "");
}

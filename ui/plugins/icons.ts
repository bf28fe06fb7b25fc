import { createRequire } from "node:module";
import { optimize } from "svgo";
import type { Plugin } from "vite";

const SHELF = "virtual:icons";
const ONE = "virtual:icon/";

/**
 * Bring every icon along with the modules that name it (`game:rat`), so that a page fetches those of its own parts.
 *
 * `virtual:icons` is the shelf they are looked up on; each icon is a module that puts itself there.
 */
export function icons(folder: string): Plugin {
  const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json");
  return {
    name: "ratking-icons",
    enforce: "post",
    resolveId: (source) => (source === SHELF || source.startsWith(ONE) ? "\0" + source : undefined),
    load(source) {
      if (source === "\0" + SHELF) return "export default {};";
      if (!source.startsWith("\0" + ONE)) return undefined;
      const name = source.slice(ONE.length + 1);
      return `import shelf from "${SHELF}"; shelf["${name}"] = ${JSON.stringify(body(set, name))};`;
    },
    transform(code, id) {
      if (!id.startsWith(folder)) return undefined;
      const names = new Set(
        [...code.matchAll(/\bgame:([a-z0-9-]+)/g)].map((match) => match[1] ?? ""),
      );
      const imports = [...names].map((name) => `import "${ONE}${name}";`).join("");
      return names.size ? { code: imports + code, map: null } : undefined;
    },
  };
}

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

function body(set: IconSet, name: string): string {
  const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ""];
  if (!icon) throw new Error(`There is no icon ${name} in the set.`);
  return slim(icon.body);
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

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const WORTHWHILE = /\.(js|css|svg|json)$/;

/** Packs every asset with brotli and gzip while the pages are built: the server only chooses among them. */
export function packed(): Plugin {
  let folder = "";
  return {
    name: "ratking-packed",
    apply: "build",
    configResolved: (config) => {
      folder = join(config.build.outDir, config.build.assetsDir);
    },
    closeBundle: () => {
      for (const name of readdirSync(folder).filter((one) => WORTHWHILE.test(one))) {
        const path = join(folder, name);
        const plain = readFileSync(path);
        writeFileSync(`${path}.br`, brotliCompressSync(plain));
        writeFileSync(`${path}.gz`, gzipSync(plain, { level: 9 }));
      }
    },
  };
}

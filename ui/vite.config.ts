import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { icons } from "./plugins/icons.ts";
import { packed } from "./plugins/packed.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.RATKING_SERVER ?? "http://127.0.0.1:8000";

/** Scripts that stand at the root, as their power does. */
const WORKERS = ["push", "engine", "site"];

/** Some addresses are a page for people and data for programs. */
const bypass = (request: { headers: { accept?: string } }) =>
  request.headers.accept?.includes("text/html") ? "/index.html" : undefined;

export default defineConfig({
  plugins: [icons(here("./src")), svelte(), packed()],
  resolve: {
    alias: {
      $lib: here("./src"),
      $texts: here("../src/ratking/text"),
      $games: here("../src/ratking/games"),
    },
    // Tests play with what a browser gets, not with what a server would render.
    ...(process.env.VITEST && { conditions: ["browser"] }),
  },
  test: {
    environment: "happy-dom",
    environmentOptions: {
      happyDOM: { settings: { navigation: { disableMainFrameNavigation: true } } },
    },
    // One browser for all files: it takes longer to open than most of them to run.
    isolate: false,
    include: [process.env.RATKING_PLAYED ? "tests/played_games.ts" : "tests/**/*.test.ts"],
    setupFiles: ["tests/surroundings.ts"],
    restoreMocks: true,
    unstubGlobals: true,
  },
  build: {
    outDir: here("../build/pages"),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: {
        index: here("./index.html"),
        ...Object.fromEntries(WORKERS.map((name) => [name, here(`./worker/${name}.ts`)])),
      },
      output: {
        entryFileNames: (made) =>
          WORKERS.includes(made.name) ? `${made.name}.js` : "assets/[name]-[hash].js",
      },
    },
  },
  server: {
    fs: { allow: [here("..")] },
    proxy: {
      "^/(tables|games|names|phrases|jobs|records|statistics|standings|rules|languages|schema|health|address|push)":
        {
          target: server,
          ws: true,
          bypass,
        },
    },
  },
});

import { resolve } from "node:path";
import { svelte, vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { catalogues } from "./catalogues.ts";

const here = (path: string) => resolve(import.meta.dirname, path);

export default defineConfig({
  plugins: [svelte({ preprocess: vitePreprocess() }), catalogues()],
  // The games' own folders lie outside: what they import is looked up from here.
  resolve: { alias: { $web: here("src") }, dedupe: ["svelte", "vitest"] },
  build: {
    outDir: "../src/ludoteca/server/static",
    emptyOutDir: true,
    target: "es2022",
    cssTarget: ["chrome123", "firefox120", "safari17.5"], // all of these know light-dark()
    modulePreload: { polyfill: false },
    // What the first page loads comes in one piece, though rules and examples share parts of it.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "app", tags: ["$initial"] }] } } },
  },
  server: {
    proxy: { "/api": { target: "http://127.0.0.1:8765", ws: true } },
    fs: { allow: [here("."), here("../src/ludoteca/games")] },
  },
  test: { dir: here(".."), include: ["web/src/**/*.test.ts", "src/ludoteca/games/*/web/*.test.ts"] },
});

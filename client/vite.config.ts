import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { icons } from "./scripts/icons.ts";

export default defineConfig({
  plugins: [icons(), svelte()],
  build: {
    outDir: "../src/warren/client_dist",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
  server: { proxy: { "/api": { target: process.env.WARREN_SERVER ?? "http://127.0.0.1:8000", ws: true } } },
});

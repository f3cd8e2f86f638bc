// How the client is built, tested and served while it is being developed.
import { defineConfig } from "vitest/config";

const SERVER = process.env["BOOMTABLE_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: "../src/boomtable/server/static",
    emptyOutDir: true,
    target: ["chrome109", "firefox115", "safari16"],
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: [".."] },
    // A plain string would rewrite the Host header, and the server refuses requests whose Origin is not their Host.
    proxy: { "/api": { target: SERVER }, "/ws": { target: SERVER, ws: true } },
  },
  test: { environment: "happy-dom", include: ["tests/**/*.test.{ts,tsx}"], testTimeout: 20_000 },
});

/** The import rules of the page, which `make lint` keeps. */
import { join } from "node:path";
import { RuleTester } from "eslint";
import ts from "typescript-eslint";
import { describe, it } from "vitest";
import { layers } from "../lint/layers.js";

RuleTester.describe = describe;
RuleTester.it = it;

const SRC = join(import.meta.dirname, "../src");

/** A file of src that imports something, in one of the ways there are. */
function importing(file: string, from: string, code = `import { it } from "${from}";`) {
  return { name: `${file}: ${code}`, filename: join(SRC, file), code, options: [SRC] };
}

const refused = (from: string, to: string) => [{ messageId: "forbidden", data: { from, to } }];

new RuleTester({ languageOptions: { parser: ts.parser } }).run("layers", layers, {
  valid: [
    importing("lib/live.ts", "./api.ts"),
    importing("lib/live.ts", "svelte"),
    importing("lib/protocol.ts", "../generated/schemas.ts"),
    importing("parts/Log.svelte", "../lib/live.ts"),
    importing("map/camera.svelte.ts", "../lib/lists.ts"),
    importing("pages/Start.svelte", "../parts/Log.svelte"),
    importing("games/wotr/map/WarMap.svelte", "../../../map/MapWindow.svelte"),
    importing("games/wotr/map/WarMap.svelte", "../war.ts"),
    importing("games/wotr/index.ts", "", 'export { it } from "../../parts/Log.svelte";'),
    importing("games/registry.ts", "", 'const wotr = () => import("./wotr/index.ts");'),
    importing("main.ts", "./games/registry.ts"),
    importing("main.ts", "./App.svelte"),
    importing("lib/words.ts", "", "export const it = 1; export default import(it);"),
  ],
  invalid: [
    { ...importing("lib/live.ts", "../parts/Log.svelte"), errors: refused("lib", "parts") },
    { ...importing("lib/live.ts", "../pages/Start.svelte"), errors: refused("lib", "pages") },
    { ...importing("lib/live.ts", "../games/registry.ts"), errors: refused("lib", "games") },
    { ...importing("parts/Log.svelte", "../pages/Start.svelte"), errors: refused("parts", "pages") },
    { ...importing("parts/Log.svelte", "../games/wotr/war.ts"), errors: refused("parts", "games/wotr") },
    { ...importing("map/labels.ts", "../parts/Log.svelte"), errors: refused("map", "parts") },
    { ...importing("map/labels.ts", "../games/wotr/war.ts"), errors: refused("map", "games/wotr") },
    { ...importing("art/signs.ts", "../games/wotr/signs.ts"), errors: refused("art", "games/wotr") },
    { ...importing("pages/Start.svelte", "../games/registry.ts"), errors: refused("pages", "games") },
    { ...importing("games/cards/saga.ts", "../wotr/war.ts"), errors: refused("games/cards", "games/wotr") },
    { ...importing("games/cards/saga.ts", "../registry.ts"), errors: refused("games/cards", "games") },
    { ...importing("games/cards/saga.ts", "../../pages/Start.svelte"), errors: refused("games/cards", "pages") },
    { ...importing("main.ts", "./games/wotr/index.ts"), errors: refused(".", "games/wotr") },
    { ...importing("new/thing.ts", "../lib/live.ts"), errors: refused("new", "lib") },
    { ...importing("lib/a.ts", "", 'import type { It } from "../parts/a.ts";'), errors: refused("lib", "parts") },
    { ...importing("lib/a.ts", "", 'export * from "../parts/a.ts";'), errors: refused("lib", "parts") },
    { ...importing("lib/a.ts", "", 'export { it } from "../parts/a.ts";'), errors: refused("lib", "parts") },
    { ...importing("lib/a.ts", "", 'void import("../parts/a.ts");'), errors: refused("lib", "parts") },
    { ...importing("lib/a.ts", "", 'export type It = import("../parts/a.ts").It;'), errors: refused("lib", "parts") },
  ],
});

/** What `make lint` demands of the page; how it is laid out is Prettier's. */
import path from "node:path";
import js from "@eslint/js";
import { defineConfig, globalIgnores } from "eslint/config";
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import { layers } from "./lint/layers.js";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  globalIgnores(["dist/", "src/generated/", "tests/generated/"]),
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    languageOptions: { parserOptions: { projectService: true, extraFileExtensions: [".svelte"] } },
    rules: {
      eqeqeq: "error",
      "@typescript-eslint/switch-exhaustiveness-check": "error",
      // svelte-check knows better what names there are.
      "no-undef": "off",
      // What keeps a promise may have it at once.
      "@typescript-eslint/require-await": "off",
      // {" "} is a space that Svelte would drop at the end of a block.
      "svelte/no-useless-mustaches": "off",
      // There is no SvelteKit here.
      "svelte/no-navigation-without-resolve": "off",
      // Sets and maps are made, never changed, once they are in a $state.raw or a $derived.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: { "prefer-const": "off", "svelte/prefer-const": "error" },
  },
  {
    // ESLint takes what a component gets and gives for any; svelte-check knows it.
    files: ["**/*.svelte"],
    rules: {
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
  {
    files: ["src/**"],
    plugins: { page: { rules: { layers } } },
    rules: {
      "max-lines": ["error", 400],
      "page/layers": ["error", path.join(import.meta.dirname, "src")],
    },
  },
);

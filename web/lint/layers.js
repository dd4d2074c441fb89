/**
 * Which folder of src may import from which: arrows point down, and no game knows another. What is not listed is
 * refused, so that a new folder gets its place here first. Types count like everything else.
 */
import path from "node:path";

/** @type {Readonly<Record<string, readonly string[]>>} */
const MAY_IMPORT = {
  generated: [],
  art: [],
  lib: ["generated"],
  map: ["art", "lib"],
  parts: ["art", "lib", "map"],
  pages: ["art", "lib", "map", "parts"],
  // A game: all that knows no game.
  "games/*": ["generated", "art", "lib", "map", "parts"],
  // The registry, the one list of games.
  games: ["lib", "games/*"],
  // What puts the page together.
  ".": ["lib", "parts", "pages", "games"],
};

/** @param {string} layer */
const listed = (layer) => layer.replace(/^games\/.+/, "games/*");

/** @type {import("eslint").Rule.RuleModule} */
export const layers = {
  meta: {
    type: "problem",
    docs: { description: "A folder of src imports only from the layers below it." },
    schema: [{ type: "string", description: "The folder src." }],
    messages: { forbidden: "{{from}} may not import from {{to}} (lint/layers.js)." },
  },

  create(context) {
    const src = String(context.options[0]);
    const here = path.dirname(context.filename);

    /**
     * The layer of a folder: its first part below src, of games the first two.
     * @param {string} folder
     */
    function layerOf(folder) {
      const [first = "", second] = path.relative(src, folder).split(path.sep);
      return first === "games" && second ? `games/${second}` : first || ".";
    }

    const from = layerOf(here);

    /** @param {{ source?: unknown }} node */
    function check({ source }) {
      const literal = /** @type {import("estree").Literal | null | undefined} */ (source);
      const named = literal?.value;
      if (!literal || typeof named !== "string" || !named.startsWith(".")) return;
      const to = layerOf(path.resolve(here, path.dirname(named)));
      if (to === from || MAY_IMPORT[listed(from)]?.includes(listed(to))) return;
      context.report({ node: literal, messageId: "forbidden", data: { from, to } });
    }

    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportAllDeclaration: check,
      ExportNamedDeclaration: check,
      TSImportType: check,
    };
  },
};

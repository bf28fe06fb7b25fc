import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import ts from "typescript-eslint";

export default defineConfig(
  globalIgnores(["src/api/schema.d.ts", "src/boxes/*/position.ts", "src/boxes/*/events.ts"]),
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    rules: {
      eqeqeq: "error",
      "@typescript-eslint/no-non-null-assertion": "error",
      "@typescript-eslint/consistent-type-assertions": ["error", { assertionStyle: "never" }],
      "no-console": ["error", { allow: ["error"] }],
      "no-param-reassign": "error",
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_$", varsIgnorePattern: "^_$", ignoreRestSiblings: true },
      ],
      // Private collections that nobody looks at need no reactivity.
      "svelte/prefer-svelte-reactivity": "off",
      // svelte-check says which of its warnings are ignored in vain, and knows all of them.
      "svelte/no-unused-svelte-ignore": "off",
      // {" "} is a blank that has to stay.
      "svelte/no-useless-mustaches": "off",
    },
  },
  {
    // Icons are drawings of the set that we bundle; nothing that anybody writes comes near them.
    files: [
      "src/art/Icon.svelte",
      "src/boxes/ratland/Silhouette.svelte",
      "src/boxes/cartus/Picture.svelte",
    ],
    rules: { "svelte/no-at-html-tags": "off" },
  },
  {
    // Tests make of a table only what they are about.
    files: ["tests/**"],
    rules: { "@typescript-eslint/consistent-type-assertions": "off" },
  },
  { files: ["scripts/**"], rules: { "no-console": "off" } },
);

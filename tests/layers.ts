/** Who may import whom, by folder. Asserted by a test, printed in the README. */
export const mayImport: Readonly<Record<string, readonly string[]>> = {
  "definitions/language": [],
  "definitions/types": [],
  "definitions/backend": ["definitions/language", "definitions/types"],
  "definitions/schemas": [],
  "definitions/words/words": [],
  "definitions/screens": ["definitions", "definitions/backend", "definitions/language", "definitions/types"],
  definitions: ["definitions/backend", "definitions/language", "definitions/screens", "definitions/types"],
  "src/runtime/model": ["definitions/backend", "definitions/language", "definitions/words/words"],
  "src/runtime": [
    "definitions/backend",
    "definitions/language",
    "definitions/schemas",
    "definitions/words/words",
    "definitions/types",
    "src/runtime/model",
  ],
  "src/widgets": [
    "definitions/backend",
    "definitions/language",
    "definitions/schemas",
    "definitions/words/words",
    "src/runtime",
    "src/runtime/model",
  ],
  src: ["definitions", "definitions/language", "definitions/schemas", "src/runtime", "src/widgets"],
  generator: ["definitions", "definitions/backend", "definitions/language", "src/runtime/model", "tests"],
};

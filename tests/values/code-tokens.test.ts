import * as fc from "fast-check";
import { expect, test } from "vitest";
import { codeTokens, type CodeLanguage } from "../../src/values/text/code-tokens";

const languages: readonly CodeLanguage[] = ["javascript", "dart", "curl", "json", "typescript"];

test.each(languages)("loses and adds nothing in %s", (language) => {
  const unit = fc.constantFrom(..."'\"\\/ \n-$ab1.{}:,()");
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 60 }), (code) => {
      const text = codeTokens(code, language)
        .map((token) => token.text)
        .join("");
      expect(text).toBe(code);
    }),
  );
});

test.each([
  ["javascript", "// it's\nconst a = 'it\\'s'; // b", ["comment", "word", "text", "comment"]],
  ["dart", "final a = await b(1, 'c');", ["word", "word", "number", "text"]],
  ["curl", "curl -G 'a-b' \\\n  --data-urlencode 'page=1'", ["word", "word", "text", "word", "text"]],
  ["json", '{"a": [-1.5, true, null, "it\\"s"]}', ["text", "number", "word", "word", "text"]],
] as const)("tells the pieces of %s apart", (language, code, kinds) => {
  const found = codeTokens(code, language).map(({ kind }) => kind);
  expect(found.filter((kind) => kind !== "other")).toEqual(kinds);
});

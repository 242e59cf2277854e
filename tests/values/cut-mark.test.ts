import { expect, test } from "vitest";
import { cutText } from "../../src/values/text/cut-text";

test("cuts a long text within no character, and marks where it goes on", () => {
  expect(cutText("abc", 3)).toBe("abc");
  expect(cutText("abcd", 3)).toBe("abc…");
  expect(cutText("ab\u{1F600}d", 3)).toBe("ab…");
});

import { expect, test } from "vitest";
import { screens } from "../../../support/product";
import { schemas } from "../../../../definitions/schemas";
import { resolveLines } from "../../../../src/runtime/model/form/resolve-lines";
import { joinNames } from "../../../../src/values/text/text-direction";
import { labelAt } from "../../../../src/runtime/model/form/visible";
import { mailLines } from "./mail-lines";

test("names a field by its label and the title of its accordion", () => {
  expect(labelAt(mailLines, "meta.senderName")).toBe("Sender name");
  expect(labelAt(mailLines, "smtp.host")).toBe("SMTP server host");
  const subject = "meta.verificationTemplate.subject";
  expect(labelAt(mailLines, subject)).toBe('Default "Verification" email template: Subject');
  expect(labelAt(mailLines, "nowhere")).toBeUndefined();
});

test("does not repeat a title that the label contains", () => {
  const lines = resolveLines(screens.tokens.fields, schemas.Settings, schemas);
  expect(labelAt(lines, "recordAuthToken.duration")).toBe("Auth record authentication token duration (in seconds)");
  expect(labelAt(lines, "recordAuthToken.secret")).toBe(
    "Auth record authentication token: Invalidate all previously issued tokens",
  );
});

test("lists up to six names, or the first five of more", () => {
  expect(joinNames(["a", "b"])).toBe("a, b");
  expect(joinNames(["a", "b", "c", "d", "e", "f"])).toBe("a, b, c, d, e, f");
  expect(joinNames(["a", "b", "c", "d", "e", "f", "g"])).toBe("a, b, c, d, e and 2 more");
});

import { expect, test } from "vitest";
import { someOf } from "../../../src/runtime/model/some-of";
import { labelsOf } from "../../../src/runtime/model/visible";
import { mailLines } from "./mail-lines";

test("a field is called by its label, and within an accordion by its title, too", () => {
  expect(labelsOf(mailLines, "meta.senderName")).toEqual({ "meta.senderName": "Sender name" });
  expect(labelsOf(mailLines, "smtp.host")).toEqual({ "smtp.host": "SMTP server host" });
  const path = "meta.verificationTemplate.subject";
  expect(labelsOf(mailLines, path)).toEqual({ [path]: 'Default "Verification" email template: Subject' });
  expect(labelsOf(mailLines, "nowhere")).toEqual({});
});

test("up to six names are said one by one, of more the first five", () => {
  expect(someOf(["a", "b"])).toBe("a, b");
  expect(someOf(["a", "b", "c", "d", "e", "f"])).toBe("a, b, c, d, e, f");
  expect(someOf(["a", "b", "c", "d", "e", "f", "g"])).toBe("a, b, c, d, e and 2 more");
});

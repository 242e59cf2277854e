import { expect, test } from "vitest";
import { joinNames } from "../../../../src/runtime/model/values/join-names";
import { labelAt } from "../../../../src/runtime/model/form/visible";
import { mailLines } from "./mail-lines";

test("a field is called by its label, and within an accordion by its title, too", () => {
  expect(labelAt(mailLines, "meta.senderName")).toBe("Sender name");
  expect(labelAt(mailLines, "smtp.host")).toBe("SMTP server host");
  const subject = "meta.verificationTemplate.subject";
  expect(labelAt(mailLines, subject)).toBe('Default "Verification" email template: Subject');
  expect(labelAt(mailLines, "nowhere")).toBeUndefined();
});

test("up to six names are said one by one, of more the first five", () => {
  expect(joinNames(["a", "b"])).toBe("a, b");
  expect(joinNames(["a", "b", "c", "d", "e", "f"])).toBe("a, b, c, d, e, f");
  expect(joinNames(["a", "b", "c", "d", "e", "f", "g"])).toBe("a, b, c, d, e and 2 more");
});

import { expect, test } from "vitest";
import { hasErrors, errorsWithoutField, serverErrors, withoutErrorsAt } from "../../../src/runtime/model/form/errors";
import { mailLines } from "./mail-lines";

const leaf = (message: string) => ({ code: "validation_x", message });

test("the backend's tree becomes sentences by path, at any depth", () => {
  const tree = {
    name: leaf("A"),
    meta: { verificationTemplate: { subject: leaf("B") } },
    schema: { 0: { id: leaf("C") } },
  };
  expect(serverErrors(tree)).toEqual({
    name: ["A"],
    "meta.verificationTemplate.subject": ["B"],
    "schema.0.id": ["C"],
  });
});

test("a field may itself be called code or message", () => {
  expect(serverErrors({ code: leaf("A") })).toEqual({ code: ["A"] });
  expect(serverErrors({ message: leaf("A"), code: leaf("B") })).toEqual({ message: ["A"], code: ["B"] });
  expect(serverErrors({ google: { code: leaf("A") } })).toEqual({ "google.code": ["A"] });
});

test("nothing becomes nothing", () => {
  expect(serverErrors({})).toEqual({});
});

test("a leaf of an unknown shape says what it can", () => {
  expect(serverErrors({ a: { code: "validation_x", message: "" } })).toEqual({ a: ["validation_x"] });
  expect(serverErrors({ a: "Taken." })).toEqual({ a: ["Taken."] });
  expect(serverErrors({ a: 5, b: null, c: "" })).toEqual({
    a: ["Invalid value"],
    b: ["Invalid value"],
    c: ["Invalid value"],
  });
});

test("an edit takes the errors at, under and above its path, no others", () => {
  const errors = { "": ["O"], smtp: ["A"], "smtp.host": ["B"], "smtp.host.0": ["C"], "smtp.hosts": ["D"], meta: ["E"] };
  expect(withoutErrorsAt(errors, "smtp.host")).toEqual({ "": ["O"], "smtp.hosts": ["D"], meta: ["E"] });
});

test("errors that no field can show are told with their path; one about the whole without", () => {
  const errors = { "smtp.host": ["A"], "s3.bucket": ["B", "C"], smtp: ["D"], "": ["E"] };
  expect(errorsWithoutField(errors, mailLines)).toEqual(["s3.bucket: B", "s3.bucket: C", "smtp: D", "E"]);
});

test("lines fail when a field among them does", () => {
  const accordion = mailLines.find((line) => line.is === "accordion")!;
  expect(hasErrors(accordion.items, { "meta.verificationTemplate.body": ["A"] })).toBe(true);
  expect(hasErrors(accordion.items, { "meta.resetPasswordTemplate.body": ["A"] })).toBe(false);
  expect(hasErrors(mailLines, {})).toBe(false);
});

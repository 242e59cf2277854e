import { expect, test } from "vitest";
import { hasErrors, placeErrors, withoutErrorsAt } from "../../../../src/runtime/model/form/errors";
import { serverErrors } from "../../../../src/backend/calls/error-paths";
import { allLines, visibleLines } from "../../../../src/runtime/model/form/visible";
import { storedSettings } from "../../../support/fixtures";
import { fleetLines } from "./fleet";
import { mailLines } from "./mail-lines";

const errorOf = (message: string) => ({ code: "validation_x", message });
const plain = (errors: ReadonlyMap<string, readonly string[]>) => Object.fromEntries(errors);
const errors = (all: Readonly<Record<string, string[]>>) => new Map(Object.entries(all));

test("turns the backend's tree of errors into sentences by path", () => {
  const tree = {
    name: errorOf("A"),
    meta: { verificationTemplate: { subject: errorOf("B") } },
    schema: { 0: { id: errorOf("C") } },
  };
  expect(plain(serverErrors(tree))).toEqual({
    name: ["A"],
    "meta.verificationTemplate.subject": ["B"],
    "schema.0.id": ["C"],
  });
});

test("maps the indexes of sent items to their keys", () => {
  const sent = new Map([["boats", ["b", "c", "a"]]]);
  const tree = { boats: { 0: { name: errorOf("A") }, 2: errorOf("B"), 7: errorOf("C") }, crew: { 0: errorOf("D") } };
  expect(plain(serverErrors(tree, sent))).toEqual({
    "boats.b.name": ["A"],
    "boats.a": ["B"],
    "boats.7": ["C"],
    "crew.0": ["D"],
  });
});

test("handles fields named code, message, constructor or __proto__", () => {
  expect(plain(serverErrors({ code: errorOf("A") }))).toEqual({ code: ["A"] });
  expect(plain(serverErrors({ message: errorOf("A"), code: errorOf("B") }))).toEqual({ message: ["A"], code: ["B"] });
  expect(plain(serverErrors({ google: { code: errorOf("A") } }))).toEqual({ "google.code": ["A"] });
  const named = serverErrors(JSON.parse('{"constructor":"A.","__proto__":"B.","toString":"C."}'));
  expect([...named]).toEqual([
    ["constructor", ["A."]],
    ["__proto__", ["B."]],
    ["toString", ["C."]],
  ]);
});

test("reports the known part of an error of unknown shape", () => {
  expect(plain(serverErrors({ a: { code: "validation_x", message: "" } }))).toEqual({ a: ["validation_x"] });
  expect(plain(serverErrors({ a: "Taken." }))).toEqual({ a: ["Taken."] });
  expect(plain(serverErrors({ a: 5, b: null, c: "" }))).toEqual({
    a: ["Invalid value"],
    b: ["Invalid value"],
    c: ["Invalid value"],
  });
});

test("removes errors at, below and above an edited path", () => {
  const all = errors({ "": ["O"], smtp: ["A"], "smtp.host": ["B"], "smtp.host.0": ["C"], "smtp.hosts": ["D"] });
  expect(plain(withoutErrorsAt(all, "smtp.host"))).toEqual({ "": ["O"], "smtp.hosts": ["D"] });
});

test("shows an error at the closest visible field, or above the form", () => {
  const visible = visibleLines(mailLines, storedSettings);
  const all = errors({ "smtp.host.0": ["A"], "s3.bucket": ["B", "C"], smtp: ["D"], "": ["E"], "smtp.port": ["F"] });
  expect(plain(placeErrors(all, visible))).toEqual({
    "smtp.host": ["A"],
    "": ["s3.bucket: B", "s3.bucket: C", "smtp: D", "E"],
    "smtp.port": ["F"],
  });
});

test("shows an error at its item, or at the list", () => {
  const data = { boats: [{ id: "a", name: "Ada" }] };
  const visible = allLines(fleetLines(data, data));
  const all = errors({ "boats.a.name": ["A"], "boats.a.colour": ["B"], "boats.7": ["C"] });
  expect(plain(placeErrors(all, visible))).toEqual({ "boats.a.name": ["A"], "boats.a": ["B"], boats: ["C"] });
});

test("marks lines if a field among them has an error", () => {
  const accordion = mailLines.find((line) => line.kind === "accordion")!;
  expect(hasErrors([accordion], errors({ "meta.verificationTemplate.body": ["A"] }))).toBe(true);
  expect(hasErrors([accordion], errors({ "meta.resetPasswordTemplate.body": ["A"] }))).toBe(false);
  expect(hasErrors(mailLines, errors({}))).toBe(false);
});

import { expect, test } from "vitest";
import { changedPaths, payloadOf } from "../../../src/runtime/model/form/changes";
import { valueAt, withValueAt } from "../../../src/runtime/model/values/path";
import { allFields, conditionHolds, visibleFields } from "../../../src/runtime/model/form/visible";
import { storedSettings as stored } from "../../support/fixtures";
import { mailLines } from "./mail-lines";

const payload = (draft: unknown, from: unknown = stored) => payloadOf(changedPaths(mailLines, from, draft), draft);

test("a path leads into data, and nowhere where the way ends", () => {
  expect(valueAt(stored, "smtp.port")).toBe(587);
  expect(valueAt(stored, "smtp.port.deeper")).toBeUndefined();
  expect(valueAt(undefined, "smtp")).toBeUndefined();
  expect(valueAt({ smtp: null }, "smtp.port")).toBeUndefined();
});

test("putting a value makes a copy, and what else was there stays", () => {
  const next = withValueAt(stored, "smtp.port", 25);
  expect(valueAt(next, "smtp.port")).toBe(25);
  expect(valueAt(next, "smtp.host")).toBe("smtp.example.com");
  expect(stored.smtp.port).toBe(587);
  expect(withValueAt(undefined, "a.b", 1)).toEqual({ a: { b: 1 } });
  expect(withValueAt({ a: null }, "a.b", 1)).toEqual({ a: { b: 1 } });
});

test("a condition holds when all its paths have their values", () => {
  const condition = [
    ["smtp.enabled", true],
    ["smtp.port", 587],
  ] as const;
  expect(conditionHolds(condition, stored)).toBe(true);
  expect(conditionHolds(condition, withValueAt(stored, "smtp.port", 25))).toBe(false);
  expect(conditionHolds([], undefined)).toBe(true);
});

test("fields behind a condition that does not hold are not on the screen, but are fields", () => {
  const off = withValueAt(stored, "smtp.enabled", false);
  const paths = (data: unknown) => visibleFields(mailLines, data).map(({ path }) => path);
  expect(paths(stored)).toContain("smtp.host");
  expect(paths(off)).not.toContain("smtp.host");
  expect(paths(off)).toContain("smtp.enabled");
  expect(paths(off)).toContain("meta.verificationTemplate.body");
  expect(allFields(mailLines).map(({ path }) => path)).toContain("smtp.host");
});

test("nothing changed sends nothing", () => {
  expect(payload(stored)).toEqual({});
});

test("only what changed is sent", () => {
  const draft = withValueAt(withValueAt(stored, "smtp.port", 25), "meta.senderName", "Harbour");
  expect(payload(draft)).toEqual({ smtp: { port: 25 }, meta: { senderName: "Harbour" } });
});

test("what is changed back is not sent", () => {
  expect(payload(withValueAt(withValueAt(stored, "smtp.port", 25), "smtp.port", 587))).toEqual({});
});

test("the stand-in of a secret is never sent, a new secret is, and so is none", () => {
  expect(payload(withValueAt(stored, "smtp.password", "new"))).toEqual({ smtp: { password: "new" } });
  expect(payload(withValueAt(stored, "smtp.password", ""))).toEqual({ smtp: { password: "" } });
  expect(payload(stored, withValueAt(stored, "smtp.password", "old"))).toEqual({});
  expect(payloadOf(["smtp.password", "smtp.host"], stored)).toEqual({ smtp: { host: "smtp.example.com" } });
});

test("absent and empty are the same; what was emptied is sent as empty", () => {
  const { username: _, ...smtp } = stored.smtp;
  const without = { ...stored, smtp };
  expect(payload(stored, without)).toEqual({});
  expect(payload(without, stored)).toEqual({});
  expect(payload(withValueAt(stored, "smtp.host", undefined))).toEqual({ smtp: { host: "" } });
});

test("0 and false are not empty", () => {
  expect(payload(withValueAt(stored, "smtp.port", 0))).toEqual({ smtp: { port: 0 } });
  expect(payload(withValueAt(stored, "smtp.enabled", false))).toEqual({ smtp: { enabled: false } });
});

import { expect, test } from "vitest";
import { changedPaths, payloadOf } from "../../../src/runtime/model/changes";
import { at, put } from "../../../src/runtime/model/path";
import { allFields, holds, visibleFields } from "../../../src/runtime/model/visible";
import { storedSettings as stored } from "../../support/fixtures";
import { mailLines } from "./mail-lines";

const payload = (draft: unknown, from: unknown = stored) => payloadOf(changedPaths(mailLines, from, draft), draft);

test("a path leads into data, and nowhere where the way ends", () => {
  expect(at(stored, "smtp.port")).toBe(587);
  expect(at(stored, "smtp.port.deeper")).toBeUndefined();
  expect(at(undefined, "smtp")).toBeUndefined();
  expect(at({ smtp: null }, "smtp.port")).toBeUndefined();
});

test("putting a value makes a copy, and what else was there stays", () => {
  const next = put(stored, "smtp.port", 25);
  expect(at(next, "smtp.port")).toBe(25);
  expect(at(next, "smtp.host")).toBe("smtp.example.com");
  expect(stored.smtp.port).toBe(587);
  expect(put(undefined, "a.b", 1)).toEqual({ a: { b: 1 } });
  expect(put({ a: null }, "a.b", 1)).toEqual({ a: { b: 1 } });
});

test("a condition holds when all its paths have their values", () => {
  const condition = [
    ["smtp.enabled", true],
    ["smtp.port", 587],
  ] as const;
  expect(holds(condition, stored)).toBe(true);
  expect(holds(condition, put(stored, "smtp.port", 25))).toBe(false);
  expect(holds([], undefined)).toBe(true);
});

test("fields behind a condition that does not hold are not on the screen, but are fields", () => {
  const off = put(stored, "smtp.enabled", false);
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
  const draft = put(put(stored, "smtp.port", 25), "meta.senderName", "Harbour");
  expect(payload(draft)).toEqual({ smtp: { port: 25 }, meta: { senderName: "Harbour" } });
});

test("what is changed back is not sent", () => {
  expect(payload(put(put(stored, "smtp.port", 25), "smtp.port", 587))).toEqual({});
});

test("the stand-in of a secret is never sent, a new secret is, and so is none", () => {
  expect(payload(put(stored, "smtp.password", "new"))).toEqual({ smtp: { password: "new" } });
  expect(payload(put(stored, "smtp.password", ""))).toEqual({ smtp: { password: "" } });
  expect(payload(stored, put(stored, "smtp.password", "old"))).toEqual({});
  expect(payloadOf(["smtp.password", "smtp.host"], stored)).toEqual({ smtp: { host: "smtp.example.com" } });
});

test("absent and empty are the same; what was emptied is sent as empty", () => {
  const { username: _, ...smtp } = stored.smtp;
  const without = { ...stored, smtp };
  expect(payload(stored, without)).toEqual({});
  expect(payload(without, stored)).toEqual({});
  expect(payload(put(stored, "smtp.host", undefined))).toEqual({ smtp: { host: "" } });
});

test("0 and false are not empty", () => {
  expect(payload(put(stored, "smtp.port", 0))).toEqual({ smtp: { port: 0 } });
  expect(payload(put(stored, "smtp.enabled", false))).toEqual({ smtp: { enabled: false } });
});

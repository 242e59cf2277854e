// @vitest-environment node
import { expect, test } from "vitest";
import type { Kind } from "./entry";
import { found } from "./found";
import { codeOf, sayingsOf, sayingsOfOutline } from "./sayings";

const stands = (kind: Kind, says: string, source: string): boolean =>
  found({ screen: "shell", kind, says }, { sayings: sayingsOf(source), code: codeOf(source) });

test("a text stands as a whole, not inside a longer one", () => {
  expect(stands("text", "Search", 'label: "Search"')).toBe(true);
  expect(stands("text", "Search", 'label: "Search logs"')).toBe(false);
  expect(stands("text", "Settings", "interface Settings {}")).toBe(false);
});

test("a text may stand in a tag, a template or a pattern", () => {
  expect(stands("text", "Port", "/** @title Port\n *  @minimum 1 */\nport: number;")).toBe(true);
  expect(stands("text", "Showing {shown} of {total}", "`Showing ${n} of ${total}`")).toBe(true);
  expect(stands("text", "Use SMTP (recommended)", "byText(/^Use SMTP \\(recommended\\)$/)")).toBe(true);
});

test("a comment for developers says nothing, and its apostrophe opens no text", () => {
  expect(stands("text", "Port", '// Not "Port"')).toBe(false);
  expect(stands("text", "Port", "// the server's\nlabel: \"Port\" // it's")).toBe(true);
  expect(stands("constant", "30000", "// 30000")).toBe(false);
});

test("a placeholder of a mail is literal", () => {
  expect(stands("text", "{TOKEN}", '"{TOKEN}"')).toBe(true);
  expect(stands("text", "{TOKEN}", '"{OTHER}"')).toBe(false);
});

test("a route is not satisfied by a longer or a shorter one", () => {
  expect(stands("route", "/settings", 'route: "/settings/mail"')).toBe(false);
  expect(stands("route", "/settings/mail", 'route: "/settings"')).toBe(false);
  expect(stands("route", "/settings", 'goto("/_/#/settings?x=1")')).toBe(true);
  expect(stands("route", "/confirm/{token}", 'route: "/confirm/:token"')).toBe(true);
});

test("a call has its method, and a name where the specification has one", () => {
  const calls = 'read: "GET /api/collections/:collection/records", renew: "POST /api/collections/import"';
  expect(stands("call", "GET /api/collections/{name}/records", calls)).toBe(true);
  expect(stands("call", "POST /api/collections/{id}", calls)).toBe(false);
  expect(stands("call", "PUT /api/collections/import", calls)).toBe(false);
});

test("a key is a whole name", () => {
  expect(stands("key", "userIp", "userIp: string;")).toBe(true);
  expect(stands("key", "appName", '"meta.appName"')).toBe(true);
  expect(stands("key", "email", "emailVisibility: boolean;")).toBe(false);
});

test("a constant is its number near its words", () => {
  const source = "const toast = { info: 4_000, success: 3000, toastMs: 150 };";
  expect(stands("constant", "info 4000", source)).toBe(true);
  expect(stands("constant", "success 300", source)).toBe(false);
  expect(stands("constant", "toast 150", source)).toBe(true);
  expect(stands("constant", "oast 150", source)).toBe(false);
});

test("an outline says its cells without their marks", () => {
  const sayings = sayingsOfOutline(
    '> Default "Verification" email template\n  Port *  [number]  smtp.port\n(Send)  [a: On | Off]',
  );
  expect(sayings).toEqual(
    expect.arrayContaining(['Default "Verification" email template', "Port", "Send", "On", "Off"]),
  );
});

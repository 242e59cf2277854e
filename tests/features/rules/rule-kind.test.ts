import { describe, expect, test } from "vitest";
import { selectBackend } from "../../../src/backend/version/backend";
import { judgeRule } from "../../../src/features/rules/model/rule-kind";
import type { NamedCollection } from "../../../src/features/rules/model/resolve-name";

const relation = (name: string, required: boolean) => ({ id: name, name, type: "relation", required, system: false });
const fields = [relation("captain", false), relation("owner", true)];
const boats = { id: "boats", name: "boats", type: "base", fields } as unknown as NamedCollection;
const users = { ...boats, id: "users", name: "users", type: "auth" };

const judged = (rule: unknown, { path = "updateRule", collection = boats, broken = false } = {}) =>
  judgeRule({ rule, path, collection, broken });

describe("the kind of a rule", () => {
  test.each([
    [null, { kind: "locked" }],
    [undefined, { kind: "locked" }],
    ["", { kind: "anyone" }],
    ["  ", { kind: "anyone" }],
    ['@request.auth.id != ""', { kind: "signedIn" }],
    ["@request.auth.id!=''", { kind: "signedIn" }],
    ['@request.auth.collectionName = "crew"', { kind: "signedInOf", of: "crew" }],
    ["@request.auth.id != '' && @request.auth.collectionName = 'crew'", { kind: "signedInOf", of: "crew" }],
    ["owner = @request.auth.id", { kind: "own" }],
    ["@request.auth.id = owner", { kind: "own" }],
    ["@request.auth.id != '' && captain = @request.auth.id", { kind: "own" }],
    // Guests have a blank id, like a blank relation.
    ["captain = @request.auth.id", { kind: "custom" }],
    ["@request.auth.id != '' || owner = @request.auth.id", { kind: "custom" }],
    ["(@request.auth.id != '')", { kind: "custom" }],
    ["@request.auth.id != '' && owner = @request.auth.id && captain = @request.auth.id", { kind: "custom" }],
    ["@request.auth.collectionName = ''", { kind: "custom" }],
    ["@request.auth.verified = true", { kind: "custom" }],
    ["id = @request.auth.id", { kind: "custom" }],
  ])("of %j is %j", (rule, kind) => {
    for (const version of ["v0.8", "v0.40"] as const) {
      selectBackend(version);
      expect(judged(rule)).toEqual(kind);
    }
  });

  test("names accounts that reach themselves alone", () => {
    expect(judged("id = @request.auth.id", { collection: users })).toEqual({ kind: "own" });
  });

  test("names what the backend would refuse", () => {
    expect(judged("nope = 1", { broken: true })).toEqual({ kind: "broken" });
  });

  test("never takes a blank manage rule for everyone", () => {
    expect(judged("", { path: "manageRule" })).toEqual({ kind: "custom" });
  });

  test("finds no requester in the rule of a sign-in", () => {
    expect(judged("owner = @request.auth.id", { path: "authRule" })).toEqual({ kind: "custom" });
  });
});

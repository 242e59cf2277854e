import { assert, constantFrom, jsonValue, pre, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { byVersion } from "../../../definitions/language/availability";
import { call } from "../../../definitions/language/call";
import type { Product } from "../../../definitions/language/product";
import { versions, type Version } from "../../../definitions/language/versions";
import { resolveProduct } from "../../../src/backend/version/resolve-product";
import { isAvailable, resolveFor, valueFor } from "../../../src/backend/version/resolve-version";

const aVersion = constantFrom(...versions);

describe("isAvailable", () => {
  it("has something from `since` on, and no more from `before` on", () => {
    const has = versions.filter((each) => isAvailable({ since: "v0.9", before: "v0.12" }, each));
    expect(has).toEqual(["v0.9", "v0.10", "v0.11"]);
  });

  it("has everything that says nothing of versions", () => {
    expect(versions.every((each) => isAvailable({}, each))).toBe(true);
  });
});

it("takes the value of the last change that a version has reached", () => {
  const changed = byVersion({ "v0.8": "one", "v0.20": "two", "v0.23": "three" });
  const found = (["v0.8", "v0.19", "v0.20", "v0.22", "v0.40"] as const).map((each) => valueFor(each, changed));
  expect(found).toEqual(["one", "one", "two", "two", "three"]);
});

describe("resolveFor", () => {
  const screen = {
    title: byVersion({ "v0.8": "Admins", "v0.23": "Superusers" }),
    avatar: { before: "v0.23", label: "Avatar" },
    columns: [
      "id",
      { since: "v0.20", before: "v0.23", show: ["userIp"] },
      { since: "v0.23", show: ["userIP", { since: "v0.38", show: ["authId"] }] },
      { since: "v0.20", when: "open", show: ["inner"] },
    ],
  };

  it("returns one value of each change, and omits the unavailable", () => {
    expect(resolveFor("v0.8", screen)).toEqual({ title: "Admins", avatar: { label: "Avatar" }, columns: ["id"] });
    expect(resolveFor("v0.22", screen).columns).toEqual(["id", "userIp", { when: "open", show: ["inner"] }]);
    expect(resolveFor("v0.40", screen)).toEqual({
      title: "Superusers",
      columns: ["id", "userIP", "authId", { when: "open", show: ["inner"] }],
    });
  });

  it("keeps calls, functions, patterns and what is one object in several places", () => {
    const shared = { label: "x" };
    const data = { one: shared, other: shared, call: call("GET /api/x"), pattern: /x/, check: () => true };
    const found = resolveFor("v0.8", data);
    expect(found.one).toBe(found.other);
    expect([found.call, found.pattern, found.check]).toEqual([data.call, data.pattern, data.check]);
    expect(found.call).toBe(data.call);
  });

  it("inserts the names of the role into texts, and leaves other names", () => {
    const page = { title: "{Admins}", remove: { question: "Delete the {admin}?\n{email}" } };
    const product = { screens: { page }, menu: [], accountMenu: [] } as unknown as Product;
    const pageOn = (version: Version) => resolveProduct(version, product).screens["page"];
    expect(pageOn("v0.22")).toEqual({ title: "Admins", remove: { question: "Delete the admin?\n{email}" } });
    expect(pageOn("v0.23")).toEqual({ title: "Superusers", remove: { question: "Delete the superuser?\n{email}" } });
  });

  it("leaves data that says nothing of versions as it is", () => {
    assert(
      property(jsonValue(), aVersion, (data, version) => {
        pre(!/"(since|before|byVersion|__proto__)":/.test(JSON.stringify(data)));
        expect(resolveFor(version, data)).toEqual(data);
      }),
    );
  });
});

import { CompletionContext } from "@codemirror/autocomplete";
import { EditorState } from "@codemirror/state";
import { expect, it } from "vitest";
import type { Version } from "../../../definitions/language/versions";
import { ruleVocabulary } from "../../../src/features/rules/model/rule-vocabulary";
import type { Vocabulary } from "../../../src/backend/filter/parse-filter";
import { selectBackend } from "../../../src/backend/version/backend";
import { suggestions } from "../../../src/features/filter-editor/filter-completion";
import { fleet, shipyard } from "../../support/rules";

const tags: Vocabulary = { names: [{ name: "tags" }], closed: false, macros: [] };

function offered(version: Version, doc = "tags ", vocabulary = tags): Readonly<Record<string, string | undefined>> {
  selectBackend(version);
  const context = new CompletionContext(EditorState.create({ doc }), doc.length, true);
  const options = suggestions(vocabulary)(context)?.options ?? [];
  return Object.fromEntries(options.map(({ label, detail }) => [label, detail]));
}

it("offers operators of any value since v0.11", () => {
  expect(offered("v0.10")).not.toHaveProperty("?=");
  expect(offered("v0.11")).toMatchObject({ "=": "equal", "?=": "any value equal", "?~": "any value contains" });
});

it("offers functions, and names in them, but no operator behind these", () => {
  expect(offered("v0.26", "t")).not.toHaveProperty(["geoDistance("]);
  expect(offered("v0.27", "t")).toHaveProperty(["geoDistance("]);
  expect(offered("v0.40", "geoDistance(")).toHaveProperty("tags");
  expect(offered("v0.40", "geoDistance(tags, 1 ")).toEqual({});
  expect(offered("v0.40", "geoDistance(tags, 1, 2, 3) ")).toHaveProperty("=");
  expect(offered("v0.40", "1 > geoDistance(tags, 1, 2, 3) ")).toHaveProperty("&&");
  expect(offered("v0.40", "(tags = 1) ")).toHaveProperty("&&");
});

it.each([
  ["v0.40", "status:", ["length", "each", "lower"]],
  ["v0.40", "title:l", ["lower"]],
  ["v0.22", "status:", ["length", "each"]],
  ["v0.40", "@request.body.title:", ["isset", "lower", "changed"]],
  ["v0.40", "@request.query.a:", ["isset", "lower"]],
  ["v0.40", "total:", []],
  ["v0.40", "@request.method:", []],
  ["v0.40", "@collection.ports:", []],
  ["v0.10", "status:", []],
] satisfies [Version, string, string[]][])("offers on %s behind %s the modifiers %j", (version, doc, modifiers) => {
  selectBackend(version);
  const words = ruleVocabulary(shipyard.orders, fleet);
  expect(Object.keys(offered(version, doc, words))).toEqual(modifiers);
});

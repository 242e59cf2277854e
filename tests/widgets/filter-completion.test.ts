import { CompletionContext } from "@codemirror/autocomplete";
import { EditorState } from "@codemirror/state";
import { expect, it, onTestFinished } from "vitest";
import type { Version } from "../../definitions/language/versions";
import { selectBackend } from "../../src/runtime/model/version/backend";
import { suggestions } from "../../src/widgets/editor/filter-completion";

function offered(version: Version): Readonly<Record<string, string | undefined>> {
  selectBackend(version);
  onTestFinished(() => selectBackend("v0.8"));
  const context = new CompletionContext(EditorState.create({ doc: "tags " }), 5, true);
  const result = suggestions({ names: [{ name: "tags" }], closed: false, macros: [] })(context);
  return Object.fromEntries(result!.options.map(({ label, detail }) => [label, detail]));
}

it("offers operators of any value since v0.11", () => {
  expect(offered("v0.10")).not.toHaveProperty("?=");
  expect(offered("v0.11")).toMatchObject({ "=": "equal", "?=": "any value equal", "?~": "any value contains" });
});

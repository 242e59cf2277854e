import { EditorState, TextSelection } from "prosemirror-state";
import { expect, test } from "vitest";
import { addressOfLink, linkTo } from "../../src/widgets/rich-text/rich-links";
import { richSchema } from "../../src/widgets/rich-text/rich-schema";

const link = richSchema.marks["link"]!.create({ given: { href: "/old" } });
const line = richSchema.node("paragraph", null, [richSchema.text("a "), richSchema.text("link", [link])]);
const doc = richSchema.node("doc", null, [line]);

/** The state with the caret in front of a letter of "a link". */
const stateAt = (letter: number): EditorState =>
  EditorState.create({ doc, selection: TextSelection.create(doc, letter + 1) });

const linkedTo = (state: EditorState, href: string): EditorState => {
  let next = state;
  linkTo(href)(state, (tr) => (next = state.apply(tr)));
  return next;
};

const given = (state: EditorState): unknown => state.doc.firstChild!.lastChild!.marks[0]?.attrs["given"];

test.each([2, 3])("changes and removes the whole link of the caret in front of letter %i", (letter) => {
  const state = stateAt(letter);
  expect(addressOfLink(state)).toBe("/old");
  const changed = linkedTo(state, "/new");
  expect(changed.doc.textContent).toBe("a link");
  expect(given(changed)).toEqual({ href: "/new" });
  const removed = linkedTo(state, "");
  expect(removed.doc.textContent).toBe("a link");
  expect(given(removed)).toBeUndefined();
});

test("inserts the address where there is no link", () => {
  expect(linkedTo(stateAt(0), "/new").doc.textContent).toBe("/newa link");
});

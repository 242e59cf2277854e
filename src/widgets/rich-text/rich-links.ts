import type { Command, EditorState } from "prosemirror-state";
import type { Given } from "./html-elements";
import { givenOf, richSchema } from "./rich-schema";

const type = richSchema.marks["link"]!;

/** Returns a command that links the selection. Without one it inserts the address; an empty address removes the link. */
export const linkTo =
  (href: string): Command =>
  (state, dispatch) => {
    const { from, to } = linkRange(state);
    const { tr } = state;
    if (from === to) tr.insertText(href, from);
    tr.removeMark(from, to, type);
    if (href) tr.addMark(from, tr.mapping.map(to), type.create({ given: { ...linkGiven(state), href } }));
    dispatch?.(tr.removeStoredMark(type).scrollIntoView());
    return true;
  };

// Right before a link, the caret is in it, too.
const linkAt = ({ selection: { $from } }: EditorState) => type.isInSet($from.marksAcross($from) ?? $from.marks());

const linkGiven = (state: EditorState): Given => {
  const link = linkAt(state);
  return link ? givenOf(link) : {};
};

/** Returns the address of the link that the selection is in; "" if it is in none. */
export const addressOfLink = (state: EditorState): string => linkGiven(state)["href"] ?? "";

/** Returns whether the selection can have a link: code cannot. */
export const canLink = ({ selection: { $from } }: EditorState): boolean => $from.parent.type.allowsMarkType(type);

// A cursor inside a link selects all of it.
function linkRange(state: EditorState): { from: number; to: number } {
  const { selection, doc } = state;
  const { from, to, empty, $from } = selection;
  const link = linkAt(state);
  if (!empty || !link) return { from, to };
  let [start, end] = [from, from];
  while (start > $from.start() && link.isInSet(doc.resolve(start).marks())) start -= 1;
  while (end < $from.end() && doc.rangeHasMark(end, end + 1, type)) end += 1;
  return { from: start, to: end };
}

import { NodeSelection, type Command, type EditorState } from "prosemirror-state";
import type { Given } from "./html-elements";
import { givenOf, richSchema } from "./rich-schema";

const type = richSchema.nodes["image"]!;

/** Image as an admin edits it. */
export interface RichImage {
  src: string;
  alt: string;
}

const selectedGiven = ({ selection }: EditorState): Given | undefined =>
  selection instanceof NodeSelection && selection.node.type === type ? givenOf(selection.node) : undefined;

/** Returns the selected image, if there is one. */
export function selectedImage(state: EditorState): RichImage | undefined {
  const given = selectedGiven(state);
  return given && { src: given["src"] ?? "", alt: given["alt"] ?? "" };
}

/** Returns a command that inserts an image, or changes the selected one. Its other attributes stay. */
export const putImage =
  (image: RichImage): Command =>
  (state, dispatch) => {
    const { from } = state.selection;
    const given = selectedGiven(state);
    dispatch?.(
      given
        ? state.tr.setNodeAttribute(from, "given", { ...given, ...image })
        : state.tr.replaceSelectionWith(type.create({ given: image })).scrollIntoView(),
    );
    return true;
  };

/** Returns whether the selection can have an image: code cannot. */
export const canPutImage = (state: EditorState): boolean =>
  selectedGiven(state) !== undefined || !state.selection.$from.parent.type.spec.code;

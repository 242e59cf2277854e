import {
  Decoration,
  MatchDecorator,
  ViewPlugin,
  type DecorationSet,
  type EditorView,
  type ViewUpdate,
} from "@codemirror/view";

const matcher = new MatchDecorator({ regexp: /\{[A-Z_]+\}/g, decoration: Decoration.mark({ class: "tk-at" }) });

/** Highlights placeholders, which the backend fills in. */
export const placeholders = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;
    constructor(view: EditorView) {
      this.decorations = matcher.createDeco(view);
    }
    update(update: ViewUpdate): void {
      this.decorations = matcher.updateDeco(update, this.decorations);
    }
  },
  { decorations: ({ decorations }) => decorations },
);

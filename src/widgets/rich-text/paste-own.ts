import type { Slice } from "prosemirror-model";
import { isInTable } from "prosemirror-tables";
import { Plugin } from "prosemirror-state";

/** Pastes a part that was copied here as it was. HTML of the clipboard lacks attributes and unknown elements. */
export function pasteOwn(): Plugin {
  let copied: Slice | undefined;
  return new Plugin({
    props: {
      transformCopied: (slice) => {
        copied = slice;
        return slice;
      },
      handlePaste: (view, event) => {
        // Cells are pasted into cells by the plugin of tables.
        if (!copied || isInTable(view.state)) return false;
        const html = event.clipboardData?.getData("text/html") ?? "";
        if (!html.includes(view.serializeForClipboard(copied).dom.innerHTML)) return false;
        view.dispatch(view.state.tr.replaceSelection(copied).scrollIntoView().setMeta("paste", true));
        return true;
      },
    },
  });
}

import { newRow } from "../model/table/address";
import { interpolate } from "../model/values/text/text";
import { lazyPart } from "../ui/loading/lazy-part";
import { LazySidePanel } from "../ui/dialogs/LazySidePanel";

/** A form's panel. It is loaded when it is opened: its forms are far more than a table needs to show its rows. */
export const LazyFormPanel = lazyPart(async () => (await import("./FormPanelView")).FormPanelView, {
  waiting: null,
  frame: (failure, { panel, id, item, onClose }) => (
    <LazySidePanel
      title={interpolate(panel.title[id === newRow ? "new" : "edit"], item ?? {})}
      foot={null}
      onClose={onClose}
    >
      {failure}
    </LazySidePanel>
  ),
});

import { formatCount, interpolate } from "../model/values/text/text";
import { lazyPart } from "../ui/loading/lazy-part";
import { LazySidePanel } from "../ui/dialogs/LazySidePanel";

/** The form over all selected rows. It is loaded when it is opened, and so is what tells of the run that it ends in. */
export const LazyBulkEditPanel = lazyPart(load, {
  waiting: null,
  frame: (failure, { edit, rows, unit, onClose }) => (
    <LazySidePanel title={interpolate(edit.title, { n: formatCount(rows.length), unit })} foot={null} onClose={onClose}>
      {failure}
    </LazySidePanel>
  ),
});

async function load() {
  const [{ BulkEditPanel }] = await Promise.all([import("./BulkEditPanel"), import("./RunPopup")]);
  return BulkEditPanel;
}

import { formatCount, interpolate } from "../model/values/text";
import { lazyPart } from "../ui/lazy-part";
import { LazySidePanel } from "../ui/LazySidePanel";

/** The form over all selected rows. It is loaded when it is opened. */
export const LazyBulkEditPanel = lazyPart(async () => (await import("./BulkEditPanel")).BulkEditPanel, {
  waiting: null,
  frame: (failure, { edit, rows, unit, onClose }) => (
    <LazySidePanel title={interpolate(edit.title, { n: formatCount(rows.length), unit })} foot={null} onClose={onClose}>
      {failure}
    </LazySidePanel>
  ),
});

import { lazyComponent } from "../ui/loading/lazy-component";
import { formatCount, interpolate } from "../../values/text/text";
import { LazySidePanel } from "../ui/dialogs/LazySidePanel";

/** Bulk edit form, loaded when it opens, together with the run popup that its save needs. */
export const LazyBulkEditPanel = lazyComponent(load, {
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

/** Popup with the reasons of failed rows. Its file was loaded with the run popup. */
export const LazyReasonsPopup = lazyComponent(async () => (await import("./ReasonsPopup")).ReasonsPopup, {
  waiting: null,
});

/** Progress of a run over many rows. Loads with the first selection, and no run starts without it. */
export const LazyRunPopup = lazyComponent(async () => (await import("./RunPopup")).RunPopup, { waiting: null });

import { lazyComponent } from "../ui/loading/lazy-component";
import { LazySidePanel } from "../ui/dialogs/LazySidePanel";

/** Detail panel of a row, loaded when it opens. */
export const LazyDetailPanel = lazyComponent(async () => (await import("./DetailPanelView")).DetailPanelView, {
  waiting: null,
  frame: (failure, { panel, onClose }) => (
    <LazySidePanel title={panel.title} foot={null} onClose={onClose}>
      {failure}
    </LazySidePanel>
  ),
});

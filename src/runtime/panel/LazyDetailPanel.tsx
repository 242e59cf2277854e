import { lazyPart } from "../ui/loading/lazy-part";
import { LazySidePanel } from "../ui/dialogs/LazySidePanel";

/** A panel that shows a row whole. It is loaded when it is opened. */
export const LazyDetailPanel = lazyPart(async () => (await import("./DetailPanelView")).DetailPanelView, {
  waiting: null,
  frame: (failure, { panel, onClose }) => (
    <LazySidePanel title={panel.title} foot={null} onClose={onClose}>
      {failure}
    </LazySidePanel>
  ),
});

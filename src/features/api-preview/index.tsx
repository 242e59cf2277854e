import type { PreviewProps } from "../../runtime/pages/table/table-features";
import { lazyComponent } from "../../runtime/ui/loading/lazy-component";
import { LazySidePanel } from "../../runtime/ui/dialogs/LazySidePanel";

/** Panel that documents the API of a collection. Loaded when it opens. */
export const ApiPreview = lazyComponent<PreviewProps>(async () => (await import("./ApiPreview")).ApiPreview, {
  waiting: null,
  frame: (failure, { title, onClose }) => (
    <LazySidePanel title={title} foot={null} onClose={onClose}>
      {failure}
    </LazySidePanel>
  ),
});

import type { PreviewProps } from "../../runtime/pages/table/table-parts";
import { lazyPart } from "../../runtime/ui/lazy-part";
import { LazySidePanel } from "../../runtime/ui/LazySidePanel";

/** The panel that describes the API of an item, loaded when it opens. */
export const ApiPreview = lazyPart<PreviewProps>(async () => (await import("./ApiPreview")).ApiPreview, {
  waiting: null,
  frame: (failure, { title, onClose }) => (
    <LazySidePanel title={title} foot={null} onClose={onClose}>
      {failure}
    </LazySidePanel>
  ),
});

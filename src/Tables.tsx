import type { ReactNode } from "react";
import type { TablePage } from "../definitions/language/table";
import { CellsContext } from "./runtime/registry/cell";
import { PreviewContext, type PreviewProps } from "./runtime/registry/preview";
import { TableScreen } from "./runtime/pages/table/TableScreen";
import { LazySidePanel } from "./runtime/ui/LazySidePanel";
import { lazyPart } from "./runtime/ui/lazy-part";
import { cells } from "./widgets/cells";

const ApiPreview = lazyPart<PreviewProps>(async () => (await import("./ApiPreview")).ApiPreview, {
  waiting: null,
  frame: (failure, { title, onClose }) => (
    <LazySidePanel title={title} foot={null} onClose={onClose}>
      {failure}
    </LazySidePanel>
  ),
});

const preview = { draw: ApiPreview };

/** Pages with a table, and what fills them and opens over them: none of it is part of the sign-in page. */
export const Tables = ({ screen }: { screen: TablePage }): ReactNode => (
  <CellsContext.Provider value={cells}>
    <PreviewContext.Provider value={preview}>
      <TableScreen screen={screen} />
    </PreviewContext.Provider>
  </CellsContext.Provider>
);

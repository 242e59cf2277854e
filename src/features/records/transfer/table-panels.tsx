import type { ReactNode } from "react";
import type { TransferProps } from "../../../runtime/pages/table/table-features";
import { lazyComponent } from "../../../runtime/ui/loading/lazy-component";
import { LazySidePanel } from "../../../runtime/ui/dialogs/LazySidePanel";

const inPanel = (title: (props: TransferProps) => string) => ({
  waiting: null,
  frame: (failure: ReactNode, props: TransferProps) => (
    <LazySidePanel title={title(props)} foot={null} onClose={props.onClose}>
      {failure}
    </LazySidePanel>
  ),
});

/** Side panel that exports rows, loaded when it opens. */
export const ExportPanel = lazyComponent(
  async () => (await import("./ExportPanel")).ExportPanel,
  inPanel(({ transfer }) => transfer.export.title),
);

/** Side panel that imports rows, loaded when it opens. */
export const ImportPanel = lazyComponent(
  async () => (await import("./ImportPanel")).ImportPanel,
  inPanel(({ transfer }) => transfer.import.title),
);

import type { ComponentType, ReactNode } from "react";
import { newRow } from "../model/table/address";
import { interpolate } from "../../values/text/text";
import { useRegistry } from "../registry/registry";
import { lazyComponent, type LazyComponent } from "../ui/loading/lazy-component";
import { LazySidePanel } from "../ui/dialogs/LazySidePanel";
import type { FormPanelViewProps } from "./FormPanelView";

/** Returns a form panel whose file loads when it opens. */
export const createLazyFormPanel = (
  load: () => Promise<ComponentType<FormPanelViewProps>>,
): LazyComponent<FormPanelViewProps> =>
  lazyComponent(load, {
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

const FormPanelView = createLazyFormPanel(async () => (await import("./FormPanelView")).FormPanelView);

/** Form panel, loaded when it opens: forms are far larger than what a table needs. */
export const LazyFormPanel = Object.assign(
  (props: FormPanelViewProps): ReactNode => {
    const Panel = (useRegistry().formPanels[props.panel.type] ?? FormPanelView) as ComponentType<FormPanelViewProps>;
    return <Panel {...props} />;
  },
  { load: FormPanelView.load },
);

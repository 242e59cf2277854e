import type { ComponentType, ReactNode } from "react";
import { newRow } from "../model/table/address";
import { interpolate } from "../model/values/text/text";
import { useRegistry } from "../registry/registry";
import { lazyPart, type LazyPart } from "../ui/loading/lazy-part";
import { LazySidePanel } from "../ui/dialogs/LazySidePanel";
import type { FormPanelViewProps } from "./FormPanelView";

/** A form's panel as a file of its own, which is loaded when it is opened. */
export const laterFormPanel = (load: () => Promise<ComponentType<FormPanelViewProps>>): LazyPart<FormPanelViewProps> =>
  lazyPart(load, {
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

const FormPanelView = laterFormPanel(async () => (await import("./FormPanelView")).FormPanelView);

/** A form's panel. It is loaded when it is opened: its forms are far more than a table needs to show its rows. */
export const LazyFormPanel = Object.assign(
  (props: FormPanelViewProps): ReactNode => {
    const Panel = (useRegistry().formPanels[props.panel.type] ?? FormPanelView) as ComponentType<FormPanelViewProps>;
    return <Panel {...props} />;
  },
  { load: FormPanelView.load },
);

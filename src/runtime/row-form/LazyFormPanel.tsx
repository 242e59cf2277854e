import type { ComponentType, ReactNode } from "react";
import { newRow } from "../model/table/address";
import { interpolate } from "../../values/text/text";
import { useRegistry } from "../registry/registry";
import { lazyComponent, type LazyComponent } from "../ui/loading/lazy-component";
import { LazySidePanel } from "../ui/dialogs/LazySidePanel";
import type { FormPanelProps } from "./FormPanelView";

/** Returns a form panel whose file loads when it opens. */
export const createLazyFormPanel = (
  load: () => Promise<ComponentType<FormPanelProps>>,
): LazyComponent<FormPanelProps> =>
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

/** Form panel of a row, loaded when it opens: forms are far larger than what a table needs. */
export function LazyFormPanel(props: FormPanelProps): ReactNode {
  const Panel = useRegistry().formPanels[props.panel.type] as LazyComponent<FormPanelProps>;
  return <Panel {...props} />;
}

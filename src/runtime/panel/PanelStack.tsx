import { useEffect, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { closeStackedPanel, closeStackedPanels, useStackedPanels } from "../store/stacked-panels";
import { LazyFormPanel } from "./LazyFormPanel";

/** The panels over the one that the address names. They go with the page that they were opened on. */
export function PanelStack(): ReactNode {
  const { pathname, search } = useLocation();
  return <Stack key={pathname + search} />;
}

function Stack(): ReactNode {
  const panels = useStackedPanels((stack) => stack.panels);
  useEffect(() => closeStackedPanels, []);
  return panels.map(({ panel, id, name, item, onSaved, onGone }) => (
    <LazyFormPanel
      key={name}
      {...{ panel, id, name, item }}
      onClose={closeStackedPanel}
      onChange={(change) => ("row" in change ? onSaved(change.row) : onGone?.())}
    />
  ));
}

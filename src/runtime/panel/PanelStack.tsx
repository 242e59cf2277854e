import { useQueryClient } from "@tanstack/react-query";
import { useEffect, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { replaceRow } from "../api/queries";
import { closeStackedPanel, closeStackedPanels, useStackedPanels } from "../store/stacked-panels";
import { LazyFormPanel } from "./LazyFormPanel";

/** The panels over the one that the address names. They go with the page that they were opened on. */
export function PanelStack(): ReactNode {
  const { pathname, search } = useLocation();
  return <Stack key={pathname + search} />;
}

function Stack(): ReactNode {
  const panels = useStackedPanels((stack) => stack.panels);
  const queries = useQueryClient();
  useEffect(() => closeStackedPanels, []);
  return panels.map(({ panel, id, name, item, onChange }) => (
    <LazyFormPanel
      key={name}
      {...{ panel, id, name, item }}
      onClose={closeStackedPanel}
      onChange={(change) => {
        const row = "row" in change ? change.row : undefined;
        // A table behind them may show it, too.
        replaceRow(queries, item?.id, id, row);
        onChange(row);
      }}
    />
  ));
}

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { replaceRow } from "../api/queries";
import { closeStackedPanels, stackedIn, useStackedPanels } from "../store/stacked-panels";
import { goBack } from "../ui/page/history-steps";
import { LazyFormPanel } from "./LazyFormPanel";

/** The panels over the one that the address names. They go with the page that they were opened on. */
export function PanelStack(): ReactNode {
  const { pathname, search } = useLocation();
  return <Stack key={pathname + search} />;
}

function Stack(): ReactNode {
  const panels = useStackedPanels((stack) => stack.panels);
  const queries = useQueryClient();
  const close = useSteps(panels.length);
  useEffect(() => closeStackedPanels, []);
  return panels.map(({ panel, id, name, item, onChange }) => (
    <LazyFormPanel
      key={name}
      {...{ panel, id, name, item }}
      onClose={close}
      onChange={(change) => {
        const row = "row" in change ? change.row : undefined;
        // A table behind them may show it, too.
        replaceRow(queries, item?.id, id, row);
        onChange(row);
      }}
    />
  ));
}

/** Makes each panel a step of the browser's history at the same address, which Back takes back. How to close the uppermost. */
function useSteps(panels: number): () => void {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const steps = stackedIn(state);
  const open = useEffectEvent((opened: number) => {
    if (opened > steps) void navigate({ pathname, search }, { state: { ...state, stacked: opened } });
  });
  useEffect(() => open(panels), [panels]);
  const follow = useEffectEvent((taken: number) => {
    // Forward, or a page that is loaded anew, finds no panel there: no step may stand for nothing.
    if (taken > panels) goBack(taken - panels);
    else closeStackedPanels(taken);
  });
  useEffect(() => follow(steps), [steps]);
  const closing = useRef(false);
  useLayoutEffect(() => {
    closing.current = false;
  });
  return () => {
    // A second press before the first one is done must not close the panel beneath.
    if (closing.current) return;
    closing.current = true;
    goBack(1);
  };
}

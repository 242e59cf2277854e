import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { closeStackedPanels, showCreatedRow, stackedIn, useStackedPanels } from "../store/stacked-panels";
import { goBack } from "../ui/page/history-steps";
import { LazyFormPanel } from "./LazyFormPanel";

/** Panels stacked over the one in the URL. They close when the page changes. */
export function PanelStack(): ReactNode {
  const { pathname, search } = useLocation();
  return <Stack key={pathname + search} />;
}

function Stack(): ReactNode {
  const panels = useStackedPanels((stack) => stack.panels);
  const close = useSteps(panels.length);
  useEffect(() => closeStackedPanels, []);
  return panels.map(({ name, ...panel }) => (
    <LazyFormPanel
      key={name}
      {...{ ...panel, name }}
      onClose={close}
      onContinue={({ id }) => showCreatedRow(name, id)}
    />
  ));
}

/**
 * Makes each stacked panel a history entry at the same URL, so that Back closes it. Returns how to close the top panel.
 */
function useSteps(panels: number): () => void {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const steps = stackedIn(state);
  const open = useEffectEvent((opened: number) => {
    if (opened > steps) void navigate({ pathname, search }, { state: { ...state, stacked: opened } });
  });
  useEffect(() => open(panels), [panels]);
  const closeAbove = useEffectEvent((taken: number) => {
    // After Forward or a reload no panel exists for the entry: skip entries without a panel.
    if (taken > panels) goBack(taken - panels);
    else closeStackedPanels(taken);
  });
  useEffect(() => closeAbove(steps), [steps]);
  const closing = useRef(false);
  useLayoutEffect(() => {
    closing.current = false;
  });
  return () => {
    // A second press before the first one takes effect must not close the panel below.
    if (closing.current) return;
    closing.current = true;
    goBack(1);
  };
}

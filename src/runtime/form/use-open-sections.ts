import { useCallback, useEffectEvent, useLayoutEffect, useMemo, useState } from "react";
import { allLines } from "../model/form/visible";
import type { LineModel } from "../model/form/form-model";
import type { OpenSections } from "./form-context";
import type { FormHandle } from "./use-form";

/** Selected tab of a form, if a parent keeps it, for example in the URL. */
export interface TabChoice {
  tab: string | undefined;
  chooseTab: (title: string) => void;
}

/** Holds the open sections of a form. Opens every section that hides the field to reveal. */
export function useOpenSections({ linesNow, reveal }: FormHandle, choice: TabChoice | undefined): OpenSections {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [ownTab, setOwnTab] = useState<string>();
  const [revealed, setRevealed] = useState(reveal);
  const { tab, chooseTab } = choice ?? { tab: ownTab, chooseTab: setOwnTab };
  if (reveal !== revealed) {
    setRevealed(reveal);
    const hiding = reveal ? linesAround(linesNow(), reveal.path) : [];
    setOpen(new Set([...open, ...hiding.flatMap(idOf)]));
  }
  const showTab = useEffectEvent((path: string): void => {
    const around = linesAround(linesNow(), path).find((line) => line.kind === "tab");
    if (around && around.title !== tab) chooseTab(around.title);
  });
  // In an effect: the tab may be in the URL, which must not change during render.
  useLayoutEffect(() => {
    if (reveal) showTab(reveal.path);
  }, [reveal]);
  const toggle = useCallback((id: string): void => {
    setOpen((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  return useMemo(() => ({ open, toggle, tab, chooseTab }), [open, toggle, tab, chooseTab]);
}

const idOf = (line: LineModel): string[] =>
  line.kind === "accordion" ? [line.id] : line.kind === "item" ? [line.path] : [];

const linesAround = (lines: readonly LineModel[], path: string): LineModel[] =>
  allLines(lines).filter(
    (line) => "items" in line && allLines(line.items).some((each) => "path" in each && each.path === path),
  );

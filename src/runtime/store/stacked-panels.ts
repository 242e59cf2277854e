import { create } from "zustand";
import type { FormPanel } from "../../../definitions/language/form-panel";
import type { AnyRow } from "../../../definitions/language/call";

/** A form's panel over another panel: what is made in it is for the one below. */
export interface StackedPanel {
  panel: FormPanel;
  /** Of the row, or the word for a new one. */
  id: string;
  /** The name of its draft, which no other panel has. */
  name: string;
  /** The item whose row it is, such as the collection of a record. */
  item: AnyRow | undefined;
  /** Told the row as it is stored now; without one, it was deleted, or what became of it is not known. */
  onChange: (row: AnyRow | undefined) => void;
}

/** The panels over the one that the address names, the uppermost last. */
export const useStackedPanels = create<{ panels: readonly StackedPanel[] }>(() => ({ panels: [] }));

/** Opens a panel over all others. */
export const openStackedPanel = (
  panel: FormPanel,
  id: string,
  onChange: StackedPanel["onChange"],
  item?: StackedPanel["item"],
): void =>
  useStackedPanels.setState(({ panels }) => ({
    panels: [
      ...panels,
      {
        panel,
        id,
        item,
        name: [panel.type, item?.id, id, panels.length + 1].filter((part) => part !== undefined).join("-"),
        onChange,
      },
    ],
  }));

/** Takes the panels away that stand over the lowest ones; without a number, all. */
export const closeStackedPanels = (lowest = 0): void =>
  useStackedPanels.setState(({ panels }) => ({ panels: panels.slice(0, lowest) }));

/** How many panels stand over the one that the address names, by what a step of the browser's history carries along. */
export const stackedIn = (carried: unknown): number => (carried as { stacked?: number } | null)?.stacked ?? 0;

import { create } from "zustand";
import type { FormPanel } from "../../../definitions/language/form-panel";
import type { AnyRow } from "../../../definitions/language/call";

/** Form panel opened over another panel, which receives its result. */
export interface StackedPanel {
  panel: FormPanel;
  /** Row id, or the id that represents a new row. */
  id: string;
  /** Unique name of its draft. */
  name: string;
  /** Parent item of the row, such as a record's collection. */
  item: AnyRow | undefined;
  /** Called with the row as stored, or with undefined once it is deleted. */
  onStored: (row: AnyRow | undefined) => void;
}

/** Store of the panels over the one in the URL, topmost last. */
export const useStackedPanels = create<{ panels: readonly StackedPanel[] }>(() => ({ panels: [] }));

/** Opens a panel over all others. */
export const openStackedPanel = (
  panel: FormPanel,
  id: string,
  onStored: StackedPanel["onStored"],
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
        onStored,
      },
    ],
  }));

/** Shows the created row in the stacked panel that created it. Its draft keeps its name, so the panel stays mounted. */
export const showCreatedRow = (name: string, id: string): void =>
  useStackedPanels.setState(({ panels }) => ({
    panels: panels.map((panel) => (panel.name === name ? { ...panel, id } : panel)),
  }));

/** Closes all stacked panels except the first `lowest`. */
export const closeStackedPanels = (lowest = 0): void =>
  useStackedPanels.setState(({ panels }) => ({ panels: panels.slice(0, lowest) }));

/** Returns the number of panels over the one in the URL. */
export const stackedPanelCount = (): number => useStackedPanels.getState().panels.length;

/** Returns the number of stacked panels in a history state. */
export const stackedIn = (carried: unknown): number => (carried as { stacked?: number } | null)?.stacked ?? 0;

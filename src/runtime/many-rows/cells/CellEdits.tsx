import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import type { FormPanel } from "../../../../definitions/language/form-panel";
import type { BulkEdit, CellEdits as Editable, Selection, TablePage } from "../../../../definitions/language/table";
import { cellEditTexts } from "../../../../definitions/texts/cell-edits";
import { liveTexts } from "../../../../definitions/texts/live";
import { interpolate } from "../../../values/text/text";
import { useLeaveGuard } from "../../form/use-leave-question";
import type { FieldModel } from "../../model/form/form-model";
import { formatValue } from "../../model/form/value-words";
import { readAddress } from "../../model/table/address";
import type { ColumnModel } from "../../model/table/columns";
import type { SidebarItem } from "../../model/table/sidebar-items";
import { useRegistry } from "../../registry/registry";
import { useDrafts } from "../../store/drafts";
import { useCellEdits } from "../../store/row-marks";
import { useRowRun } from "../../store/row-run";
import { leadsElsewhere } from "../../table/row-opening";
import type { Rows } from "../../table/use-rows";
import { useCellFinder, type FoundCell } from "../../table/use-cell-finder";
import type { RowChanges } from "../change-rows";
import { LazyRunPopup } from "../lazy-popups";
import { CellEditor, type CellStep } from "./CellEditor";
import { discardEdits, draftName, editedRowsOf, fieldsInCells, type RowWithEdits } from "./edited-rows";
import { EditBar } from "./EditBar";
import { useSaveEdits } from "./save-edits";

/** Props of edits in cells: the table, and the item that its rows belong to. */
export interface CellEditsProps extends Pick<RowChanges, "findStrays"> {
  screen: TablePage;
  actions: Selection;
  edit: BulkEdit;
  cells: Editable;
  panel: FormPanel;
  item: SidebarItem;
  found: Rows;
  /** Visible columns. */
  shown: readonly ColumnModel[];
}

/** Edits cells of a table, and gathers the changes in a bar until they are saved together. */
export function CellEdits(props: CellEditsProps): ReactNode {
  const { edit, cells, panel, item, screen } = props;
  const { schemas } = useRegistry();
  const fields = useMemo(
    () => fieldsInCells(edit, cells, item, panel.type, schemas),
    [edit, cells, item, panel.type, schemas],
  );
  const drafts = useDrafts();
  const edited = useMemo(() => editedRowsOf(item.id, drafts), [item.id, drafts]);
  useShownEdits(edited, fields);
  const [isListed, setListed] = useState(false);
  const saving = useSaveEdits(props, fields, () => setListed(true));
  const isRunning = useRowRun(({ run }) => run?.state === "running" || run?.state === "stopping");
  const busy = saving.isPending || isRunning;
  const { opened, close } = useOpenedCell(props, fields, busy);
  useLeaveGuard(draftName(item.id, ""), {
    busy,
    question: (url) => (edited.length > 0 && !isSameTable(url, screen, item) ? cellEditTexts.leave : undefined),
    drop: () => discardEdits(item.id),
  });
  // The connection may be lost when it is needed.
  useEffect(() => void LazyRunPopup.load(), []);
  return (
    <>
      {opened && (
        <CellEditor
          key={`${opened.row.id} ${opened.field.path}`}
          {...{ ...opened, fields, item }}
          name={draftName(item.id, opened.row.id)}
          onClose={close}
        />
      )}
      {edited.length > 0 && (
        <EditBar {...{ edited, fields, item, isListed, busy }} onList={setListed} onSave={() => saving.mutate()} />
      )}
    </>
  );
}

/** Filters, sorts and panels of the same table keep its edits. */
function isSameTable(url: string, screen: TablePage, { id }: SidebarItem): boolean {
  const [path, query] = new URL(url).hash.slice(1).split("?");
  return path === screen.route && readAddress(screen, new URLSearchParams(query)).item === id;
}

/** Shows unsaved values in their cells. */
function useShownEdits(edited: readonly RowWithEdits[], fields: readonly FieldModel[]): void {
  useLayoutEffect(() => {
    const marksOf = ({ draft }: RowWithEdits) =>
      [...draft.edits].map(([path, value]) => {
        const field = fields.find((each) => each.path === path);
        const tip = interpolate(liveTexts.before, { value: formatValue(draft.bases.get(path), field) });
        return [path, { look: "is-edited", tip, shown: { value } }] as const;
      });
    useCellEdits.setState(new Map(edited.map((row) => [row.id, new Map(marksOf(row))])), true);
  }, [edited, fields]);
  useEffect(() => () => useCellEdits.setState(new Map(), true), []);
}

interface OpenedCell extends FoundCell {
  field: FieldModel;
}

/** Returns the cell that is edited, and how to close it. Enter, F2 and a double click open one. */
function useOpenedCell({ shown, found }: CellEditsProps, fields: readonly FieldModel[], busy: boolean) {
  const [pressed, setOpened] = useState<OpenedCell>();
  // The list may have been read again in another order, or without the row. The edits so far stay.
  const rowIndex = found.rows?.findIndex(({ id }) => id === pressed?.row.id) ?? -1;
  const opened = pressed && !busy && rowIndex >= 0 ? { ...pressed, rowIndex } : undefined;
  const [lost, setLost] = useState(0);
  if (pressed && !opened) {
    setOpened(undefined);
    setLost(lost + 1);
  }
  useEffect(() => {
    if (lost > 0 && document.activeElement === document.body)
      document.querySelector<HTMLElement>("#main [role=region] tr[tabindex='0']")?.focus({ preventScroll: true });
  }, [lost]);
  const cellAt = useCellFinder(shown, found.rows);
  const editableAt = (target: EventTarget | null): OpenedCell | undefined => {
    const at = cellAt(target);
    const field = fields.find(({ path }) => path === at?.column.name);
    return at && field && !at.cell.closest("[aria-disabled]") ? { ...at, field } : undefined;
  };
  const handle = useEffectEvent((event: MouseEvent | KeyboardEvent): void => {
    const isKey = event instanceof KeyboardEvent;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (isKey && event.key !== "Enter" && event.key !== "F2") return;
    const at = editableAt(event.target);
    // A click on a link follows it, but not the second one of a double click.
    if (!at || (event.type === "click" && event.detail < 2 && leadsElsewhere(event.target))) return;
    // The row would open, or a link.
    event.preventDefault();
    event.stopPropagation();
    if (event.type === "click") focusCell(at.cell);
    else if (!busy && !(isKey && event.repeat)) setOpened(at);
  });
  useEffect(() => {
    const stop = new AbortController();
    for (const type of ["click", "dblclick", "keydown"] as const)
      document.addEventListener(type, (event) => handle(event), { capture: true, signal: stop.signal });
    return () => stop.abort();
  }, []);
  const close = (step: CellStep | undefined): void => {
    // The cell has its value, and so its tooltip, before it gets the focus.
    flushSync(() => setOpened(undefined));
    if (!opened || step === undefined) return;
    focusCell(opened.cell);
    const to = step === 0 ? undefined : nextCell(opened, step, shown, fields, found.rows?.length ?? 0);
    if (to && moveFocus(opened, to)) setOpened(editableAt(document.activeElement));
  };
  return { opened, close };
}

type Place = Pick<FoundCell, "rowIndex" | "columnIndex">;

/** Returns the next or previous editable cell; undefined after the last loaded row and before the first one. */
function nextCell(
  { rowIndex, columnIndex }: Place,
  step: -1 | 1,
  shown: readonly ColumnModel[],
  fields: readonly FieldModel[],
  rows: number,
): Place | undefined {
  const all = [...shown.keys()].filter((index) => fields.some(({ path }) => path === shown[index]!.name));
  const order = step > 0 ? all : all.toReversed();
  const inRow = order.find((index) => (index - columnIndex) * step > 0);
  if (inRow !== undefined) return { rowIndex, columnIndex: inRow };
  const [first = columnIndex] = order;
  const next = rowIndex + step;
  return next < 0 || next >= rows ? undefined : { rowIndex: next, columnIndex: first };
}

/** Moves the focus by the keys of the table, which render and reveal the cell. Returns whether it got there. */
function moveFocus(from: Place, to: Place): boolean {
  const press = (key: string, times: number): void => {
    for (let time = 0; time < times; time++) {
      const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
      flushSync(() => document.activeElement?.dispatchEvent(event));
    }
  };
  const [down, right] = [to.rowIndex - from.rowIndex, to.columnIndex - from.columnIndex];
  press(down > 0 ? "ArrowDown" : "ArrowUp", Math.abs(down));
  press(right > 0 ? "ArrowRight" : "ArrowLeft", Math.abs(right));
  return document.activeElement?.closest("td") !== null;
}

function focusCell(cell: HTMLElement): void {
  cell.tabIndex = -1;
  (cell.querySelector<HTMLElement>("a, button") ?? cell).focus({ preventScroll: true });
}

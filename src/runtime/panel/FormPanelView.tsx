import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import type { AnyRow } from "../../../definitions/language/call";
import type { FormPanel } from "../../../definitions/language/form-panel";
import { texts } from "../../../definitions/texts/texts";
import { rowQuery } from "../api/queries";
import type { TabChoice } from "../form/use-open-parts";
import type { Row } from "../registry/cell";
import { failureOf } from "../model/calls/failure";
import { isEqual } from "../model/values/equal";
import { interpolate } from "../model/values/text";
import { QueryState } from "../ui/QueryState";
import { useStoredFlag } from "../ui/use-stored-flag";
import { CopyForm } from "./CopyForm";
import { RowForm } from "./RowForm";
import { RowFrame } from "./RowFrame";
import { newRow, originalOf } from "../model/table/address";
import type { RowSteps } from "./Steps";
import type { RowChange } from "./use-row-form";

interface FormPanelViewProps {
  panel: FormPanel;
  /** Of the row, or the word for a new one. */
  id: string;
  /** The item whose row it is, such as the collection of a record. */
  item?: AnyRow | undefined;
  /** The row, where what opens the panel has it. */
  row?: Row | undefined;
  /** The name of its draft, where the same panel may be open twice. */
  name?: string;
  tabs?: TabChoice;
  onClose: () => void;
  onChange: (change: RowChange) => void;
  /** Opens a new row that begins as a copy of this one. */
  onDuplicate?: (() => void) | undefined;
  /** The rows before and after, where the panel leads on to them. */
  steps?: RowSteps | undefined;
}

/** The panel of one row's form: it reads the row where it is not handed one, and closes where nobody may open it. */
export function FormPanelView({
  panel,
  id,
  item,
  row,
  name,
  tabs,
  onClose,
  onChange,
  onDuplicate,
  steps,
}: FormPanelViewProps): ReactNode {
  const original = originalOf(id);
  const isNew = id === newRow;
  const hidden = useStoredFlag(panel.hiddenWhile);
  const leave = useEffectEvent(onClose);
  useEffect(() => {
    if (hidden) leave();
  }, [hidden]);
  const lastRow = useLastRow(id, row);
  // A row of an item may be one of very many, and its table read long ago: it is read anew behind what is known of it.
  const query = useQuery({
    ...rowQuery(panel.read, original ?? id, item?.id),
    enabled: !isNew && (item !== undefined || lastRow === undefined),
  });
  const isGone = item !== undefined && query.error !== null && failureOf(query.error).status === 404;
  const read = useSame(query.data ?? (original === undefined ? lastRow : undefined));
  const stored = isNew ? panel.defaults : isGone ? undefined : item ? read : (row ?? lastRow ?? query.data);
  if (hidden !== false) return null;
  const ownName = item === undefined ? `${panel.type}-${id}` : `${panel.type}-${item.id}-${id}`;
  const given = { panel, item, tabs, onClose, onChange, onDuplicate, name: name ?? ownName };
  // From one row to another the panel stays, and so does the focus.
  const kind = isNew ? newRow : "stored";
  if (stored && original !== undefined) return <CopyForm key={id} {...given} row={stored} />;
  if (stored) return <RowForm key={kind} {...{ ...given, id, stored }} steps={isNew ? undefined : steps} />;
  return (
    <RowFrame frame={panel.frame} title={interpolate(panel.title.edit, item ?? {})} foot={null} onClose={onClose}>
      <QueryState query={query} failed={texts.detail.missing} />
    </RowFrame>
  );
}

/** The same row as before, where one that was read anew says the same: nothing of its form need be drawn again. */
function useSame(row: AnyRow | undefined): AnyRow | undefined {
  const [last, setLast] = useState(row);
  if (last === row) return row;
  if (isEqual(last, row)) return last;
  setLast(row);
  return row;
}

/** The row as it was handed over last: what is open stays open when the rows are read anew and it is no longer there. */
function useLastRow(id: string, row: Row | undefined): Row | undefined {
  const [last, setLast] = useState({ id, row });
  if (last.id !== id || (row && last.row !== row)) setLast({ id, row });
  return last.id === id ? last.row : undefined;
}

import { useQuery } from "@tanstack/react-query";
import { useMemo, useState, type ReactNode } from "react";
import type { AnyRow } from "../../../definitions/language/call";
import type { FormPanel } from "../../../definitions/language/form-panel";
import { detailTexts } from "../../../definitions/texts/detail";
import { panelTexts } from "../../../definitions/texts/panel";
import { rowQuery } from "../api/queries";
import type { TabChoice } from "../form/use-open-parts";
import type { Row } from "../registry/cell";
import { failureOf } from "../model/calls/failure";
import { isEqual } from "../model/values/json/equal";
import { interpolate } from "../model/values/text/text";
import { QueryState, StaleNote } from "../ui/notices/QueryState";
import { useDrafts } from "../store/drafts";
import { eraseDrafts } from "../store/kept-drafts";
import { CopyForm } from "./CopyForm";
import { DraftsOfGone } from "./KeptDraftOffer";
import { RowForm } from "./RowForm";
import { RowFrame } from "./RowFrame";
import { newRow, originalOf } from "../model/table/address";
import { stepByKey, stepKeys, Steps, type RowSteps } from "./Steps";
import { draftPlace } from "./use-kept-drafts";
import type { RowChange } from "./row-steps";

/** What the panel of a row is told. */
export interface FormPanelViewProps {
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

/** The panel of one row's form: it reads the row where it is not handed one. */
export function FormPanelView(props: FormPanelViewProps): ReactNode {
  const { panel, id, item, name, tabs, onClose, onDuplicate, steps } = props;
  const ownName = item === undefined ? `${panel.type}-${id}` : `${panel.type}-${item.id}-${id}`;
  const draft = name ?? ownName;
  const { query, options, stored, isMissing } = useRow(props, draft);
  const { place, onChange } = useKeptPlace(props);
  const given = { panel, item, tabs, place, onClose, onChange, onDuplicate, name: draft };
  const isNew = id === newRow;
  if (stored && originalOf(id) !== undefined) return <CopyForm key={id} {...given} row={stored} />;
  // A row that is known already is edited as it was, but not without a word.
  const note = item && <ReadAnew options={options} draft={draft} />;
  const shown = { ...given, id, stored, note };
  // From one row to another the panel stays, and so does the focus.
  if (isNew) return <RowForm key={newRow} {...shown} stored={panel.defaults} />;
  if (stored) return <RowForm key="stored" {...shown} stored={stored} steps={steps} />;
  return (
    <RowFrame
      frame={panel.frame}
      title={interpolate(panel.title.edit, item ?? {})}
      tools={steps && <Steps {...steps} labels={panelTexts.steps} keys={stepKeys} />}
      foot={null}
      {...(steps && { onKeyDown: stepByKey(steps) })}
      onClose={onClose}
    >
      <QueryState query={query} failed={detailTexts.failed} missing={detailTexts.missing} />
      {isMissing && place && <DraftsOfGone place={place} />}
    </RowFrame>
  );
}

interface ReadAnewProps {
  options: ReturnType<typeof useRow>["options"];
  draft: string;
}

/**
 * Reads the row anew behind its form, and says when that fails. Within the panel, which stands there before anything is
 * asked.
 */
function ReadAnew({ options, draft }: ReadAnewProps): ReactNode {
  const query = useQuery(options);
  // A save or a deletion that found it gone has said so in the form.
  const isTold = useDrafts((drafts) => drafts.get(draft)?.errors.get("")?.includes(panelTexts.gone) ?? false);
  if (isTold) return null;
  return <StaleNote query={query} failed={detailTexts.failed} gone={panelTexts.gone} />;
}

/** The row that the form is of, as far as it is known, and its reading. */
function useRow({ panel, id, item, row }: FormPanelViewProps, draft: string) {
  const isNew = id === newRow;
  const isEdited = useDrafts((drafts) => (drafts.get(draft)?.edits.size ?? 0) > 0);
  const lastRow = useLastRow(id, row);
  const [openedAt] = useState(Date.now);
  // A row of an item may be one of very many, and its table read long ago: it is read anew behind what is known of it.
  // Of a copy the row is not what is known of the original.
  const before = originalOf(id) === undefined ? lastRow : undefined;
  const options = {
    ...rowQuery(panel.read, originalOf(id) ?? id, item?.id),
    enabled: !isNew && (item !== undefined || lastRow === undefined),
    // One that is read as it was known is the very same, and draws nothing anew.
    ...(item && before && { placeholderData: before }),
    select: theSame,
  };
  const query = useQuery({ ...options, enabled: options.enabled && before === undefined });
  const { data, error, refetch } = query;
  const isMissing = error !== null && failureOf(error).status === 404;
  const read = useSame(data ?? before);
  const known = item ? read : (row ?? lastRow ?? data);
  // What is open stays open, with what was typed; what was read before that and has gone since is not shown again.
  const isShown = isEdited || (isMissing && data !== undefined && query.dataUpdatedAt >= openedAt);
  const isGone = item !== undefined && isMissing && !isShown;
  const stored = isNew ? panel.defaults : isGone ? undefined : known;
  // Whether it is read at this moment draws the form anew only where that is shown.
  const isFetching = error !== null && query.isFetching;
  return { query: { error, isFetching, refetch }, options, stored, isMissing };
}

// With it, what is read is compared with what was known, too.
const theSame = (row: AnyRow): AnyRow => row;

/** Where drafts of the row are kept, if they are; those of a row that is deleted go with it. */
function useKeptPlace({ panel, id, item, onChange }: FormPanelViewProps) {
  const itemId = item?.id ?? "";
  const place = useMemo(() => (panel.keepsDraft ? draftPlace(panel, itemId, id) : undefined), [panel, itemId, id]);
  const follow = (change: RowChange): void => {
    // One that stays is only offered again.
    if (change.kind === "removed" && place) eraseDrafts(...place).catch(() => {});
    onChange(change);
  };
  return { place, onChange: follow };
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

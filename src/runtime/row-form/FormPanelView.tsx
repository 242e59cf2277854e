import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState, type ReactNode } from "react";
import type { AnyRow } from "../../../definitions/language/call";
import type { FormPanel } from "../../../definitions/language/form-panel";
import { detailTexts, panelTexts } from "../../../definitions/texts/panel";

import { rowQuery } from "../../backend/api/queries";
import type { TabChoice } from "../form/use-open-sections";
import type { Row } from "../registry/cell";
import { toFailure } from "../../backend/calls/failure";
import { isEqual } from "../../values/json/equal";
import { interpolate } from "../../values/text/text";
import { QueryState, StaleNote } from "../ui/notices/QueryState";
import { useDrafts } from "../store/drafts";
import { createMadeTexts, dropOtherTexts, MadeTextContext } from "../store/made-text";
import { ChangedRow } from "./ChangedRow";
import { CopyForm } from "./CopyForm";
import { DeletedRowDrafts } from "./SavedDraftOffer";
import { RowForm } from "./RowForm";
import { RowFrame } from "./RowFrame";
import { newRow, originalOf } from "../model/table/address";
import {
  createNeighbourKeyHandler,
  neighbourKeys,
  RowNeighbourButtons,
  type RowNeighbours,
} from "../ui/lists/RowNeighbours";
import { draftPlace } from "./use-saved-drafts";
import type { EditedRow } from "./save-steps";

/** Props of the panel of a row's form, for the view that opens it. */
export interface FormPanelProps {
  panel: FormPanel;
  /** Id of the row, or `newRow`. */
  id: string;
  /** Item of the row, such as the collection of a record. */
  item?: AnyRow | undefined;
  /** Row, if the opener has it loaded. */
  row?: Row | undefined;
  /** Name of the draft, if the same panel may be open twice. */
  name?: string;
  tabs?: TabChoice;
  onClose: () => void;
  onStored?: EditedRow["onStored"];
  onContinue?: EditedRow["onContinue"];
  /** Opens a new row that starts as a copy of this one. */
  onDuplicate?: (() => void) | undefined;
  /** Rows before and after, if the panel can step through rows. */
  neighbours?: RowNeighbours | undefined;
}

interface FormPanelViewProps extends FormPanelProps, Pick<EditedRow, "data"> {}

/** Panel of a row's form. Fetches the row unless it was passed. */
export function FormPanelView(props: FormPanelViewProps): ReactNode {
  const { id } = props;
  const [made] = useState(createMadeTexts);
  useEffect(() => dropOtherTexts(made, id), [made, id]);
  return (
    <MadeTextContext.Provider value={made}>
      <PanelContent {...props} />
    </MadeTextContext.Provider>
  );
}

function PanelContent(props: FormPanelViewProps): ReactNode {
  const { panel, data, id, item, name, tabs, onClose, onStored, onContinue, onDuplicate, neighbours } = props;
  const ownName = item === undefined ? `${panel.type}-${id}` : `${panel.type}-${item.id}-${id}`;
  const draft = name ?? ownName;
  const { query, options, stored, isMissing } = useRow(props, draft);
  const place = useDraftPlace(props);
  const given = { panel, data, item, tabs, place, onClose, onStored, onContinue, onDuplicate, name: draft };
  const isNew = id === newRow;
  if (stored && originalOf(id) !== undefined) return <CopyForm key={id} {...given} row={stored} />;
  // A known row can be edited at once; a refetch in the background reports if it is gone.
  const note = item && (
    <>
      <RefetchedRow options={options} draft={draft} />
      {stored && !isNew && <ChangedRow key={id} {...{ panel, id, item, draft, stored }} />}
    </>
  );
  const shown = { ...given, id, stored, note };
  // A constant key keeps the panel and its focus when stepping to another row, and after a create.
  if (isNew) return <RowForm key="form" {...shown} stored={panel.defaults} />;
  if (stored) return <RowForm key="form" {...shown} stored={stored} neighbours={neighbours} />;
  return (
    <RowFrame
      frame={panel.frame}
      title={interpolate(panel.title.edit, item ?? {})}
      tools={neighbours && <RowNeighbourButtons {...neighbours} labels={panelTexts.neighbours} keys={neighbourKeys} />}
      foot={null}
      {...(neighbours && { onKeyDown: createNeighbourKeyHandler(neighbours) })}
      onClose={onClose}
    >
      <QueryState query={query} failed={detailTexts.failed} missing={detailTexts.missing} />
      {isMissing && place && <DeletedRowDrafts place={place} />}
    </RowFrame>
  );
}

interface RefetchedRowProps {
  options: ReturnType<typeof useRow>["options"];
  draft: string;
}

/**
 * Refetches the row behind its form, and reports failures. Mounted inside the panel, which thus renders before the
 * request starts.
 */
function RefetchedRow({ options, draft }: RefetchedRowProps): ReactNode {
  const query = useQuery(options);
  // A failed save or deletion has already reported in the form that the row is gone.
  const isReported = useDrafts((drafts) => drafts.get(draft)?.errors.get("")?.includes(panelTexts.gone) ?? false);
  if (isReported) return null;
  return <StaleNote query={query} failed={detailTexts.failed} gone={panelTexts.gone} />;
}

/** Returns the row of the form, as far as it is known, and its query. */
function useRow({ panel, id, item, row }: FormPanelProps, draft: string) {
  const isNew = id === newRow;
  const isEdited = useDrafts((drafts) => (drafts.get(draft)?.edits.size ?? 0) > 0);
  const lastRow = useLastRow(id, row);
  const [openedAt] = useState(Date.now);
  // The table may have loaded the row long ago, so it is refetched in the background. The row passed for a copy is not
  // its original.
  const before = originalOf(id) === undefined ? lastRow : undefined;
  const options = {
    ...rowQuery(panel.read, originalOf(id) ?? id, item?.id),
    enabled: !isNew && (item !== undefined || lastRow === undefined),
    // Structural sharing keeps an equal answer identical, so nothing renders again.
    ...(item && before && { placeholderData: before }),
    select: theSame,
  };
  const query = useQuery({ ...options, enabled: options.enabled && before === undefined });
  const { data, error, refetch } = query;
  const isMissing = error !== null && toFailure(error).status === 404;
  const read = useSame(data ?? before);
  const known = item ? read : (row ?? lastRow ?? data);
  // A form with edits stays open. A row cached before the panel opened, and deleted since, is not shown again.
  const isShown = isEdited || (isMissing && data !== undefined && query.dataUpdatedAt >= openedAt);
  const isGone = item !== undefined && isMissing && !isShown;
  const stored = isNew ? panel.defaults : isGone ? undefined : known;
  // Subscribe to `isFetching` only with an error, to avoid renders.
  const isFetching = error !== null && query.isFetching;
  return { query: { error, isFetching, refetch }, options, stored, isMissing };
}

// `select` makes React Query apply structural sharing to the placeholder, too.
const theSame = (row: AnyRow): AnyRow => row;

/** Returns where the row's drafts are saved, if they are. */
function useDraftPlace({ panel, id, item }: FormPanelProps) {
  const itemId = item?.id ?? "";
  return useMemo(() => (panel.keepsDraft ? draftPlace(panel, itemId, id) : undefined), [panel, itemId, id]);
}

/** Returns the previous row if the new one is equal, so that the form does not render again. */
function useSame(row: AnyRow | undefined): AnyRow | undefined {
  const [last, setLast] = useState(row);
  if (last === row) return row;
  if (isEqual(last, row)) return last;
  setLast(row);
  return row;
}

/** Returns the row passed last: an open row stays open when a refetch of the table no longer lists it. */
function useLastRow(id: string, row: Row | undefined): Row | undefined {
  const [last, setLast] = useState({ id, row });
  if (last.id !== id || (row && last.row !== row)) setLast({ id, row });
  return last.id === id ? last.row : undefined;
}

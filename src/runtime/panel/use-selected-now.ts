import { useState } from "react";
import type { AnyRow } from "../../../definitions/language/call";
import type { BulkEdit } from "../../../definitions/language/table";
import { selectionTexts } from "../../../definitions/texts/selection";
import { readByIds } from "../api/read-by-ids";
import { Failure, failureOf } from "../model/calls/failure";
import { isEqual } from "../model/values/json/equal";
import { formatCount, interpolate } from "../model/values/text/text";
import type { Row } from "../registry/cell";
import { showToast } from "../store/toasts";

interface SelectedSetup {
  edit: Pick<BulkEdit, "read">;
  item: AnyRow | undefined;
  rows: readonly Row[];
  unit: string;
  /** Told of a row that is stored otherwise than it was loaded, or that is gone. */
  onRead: (id: string, row: Row | undefined) => void;
  /** There are none any more. */
  onClose: () => void;
}

/** The selected rows as they are stored at this moment. */
export function useSelectedNow({ edit, item, rows, unit, onRead, onClose }: SelectedSetup) {
  const [failure, setFailure] = useState<Failure>();
  const find = async (): Promise<readonly Row[]> => {
    const ids = rows.map(({ id }) => id);
    // Where they cannot be read, the panel says so with Retry, and the form nothing.
    const found = (await readByIds(edit.read, item?.id ?? "", ids).catch((thrown: unknown) => {
      setFailure(failureOf(thrown));
      throw new Failure("", { aborted: true });
    })) as readonly Row[];
    setFailure(undefined);
    const byId = new Map(found.map((row) => [row.id, row]));
    for (const row of rows) if (!isEqual(row, byId.get(row.id))) onRead(row.id, byId.get(row.id));
    const gone = rows.length - byId.size;
    const counts = { n: formatCount(gone), total: formatCount(rows.length), unit };
    if (gone > 0) showToast("error", interpolate(selectionTexts.gone, counts));
    if (byId.size > 0) return rows.flatMap(({ id }) => byId.get(id) ?? []);
    onClose();
    throw new Failure("", { aborted: true });
  };
  return { find, failure: failure?.aborted ? undefined : failure };
}

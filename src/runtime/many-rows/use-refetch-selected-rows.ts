import { useState } from "react";
import type { AnyRow } from "../../../definitions/language/call";
import type { BulkEdit } from "../../../definitions/language/table";
import { selectionTexts } from "../../../definitions/texts/selection";
import { readByIds } from "../../backend/api/read-by-ids";
import { Failure, toFailure } from "../../backend/calls/failure";
import { isEqual } from "../../values/json/equal";
import { formatCount, interpolate } from "../../values/text/text";
import type { Row } from "../registry/cell";
import { showToast } from "../../browser/toasts";

interface SelectedSetup {
  edit: Pick<BulkEdit, "read">;
  item: AnyRow | undefined;
  rows: readonly Row[];
  unit: string;
  /** Reports a row that is stored differently than loaded, or was deleted (undefined). */
  onRead: (id: string, row: Row | undefined) => void;
  /** Closes the panel if no selected row is left. */
  onClose: () => void;
}

/** Returns a function that fetches the selected rows as stored now. */
export function useRefetchSelectedRows({ edit, item, rows, unit, onRead, onClose }: SelectedSetup) {
  const [failure, setFailure] = useState<Failure>();
  const find = async (): Promise<readonly Row[]> => {
    const ids = rows.map(({ id }) => id);
    // If the request fails, the panel shows the failure with Retry; "aborted" keeps the form silent.
    const found = (await readByIds(edit.read, item?.id ?? "", ids).catch((thrown: unknown) => {
      setFailure(toFailure(thrown));
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

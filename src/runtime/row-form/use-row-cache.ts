import { useQueryClient } from "@tanstack/react-query";
import type { AnyRow } from "../../../definitions/language/call";
import type { EditedRow } from "./save-steps";

/** Reports changes of a form's row: to the query cache, then to the view that opened the form. */
export interface RowCache {
  created: (row: AnyRow) => void;
  saved: (row: AnyRow) => void;
  removed: () => void;
  gone: () => void;
  unsure: () => void;
}

/** Returns the functions that report the changes of a row. */
export function useRowCache({ data, id, item, onStored }: Omit<EditedRow, "lines">): RowCache {
  const queries = useQueryClient();
  const place = { id, item };
  return {
    created: (row) => {
      data.created(queries, place, row);
      onStored?.(row);
    },
    saved: (row) => {
      data.saved(queries, place, row);
      onStored?.(row);
    },
    removed: () => {
      data.removed(queries, place);
      onStored?.(undefined);
    },
    gone: () => {
      data.gone(queries, place);
      onStored?.(undefined);
    },
    unsure: () => data.unsure(queries, place),
  };
}

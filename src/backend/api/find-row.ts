import type { AnyRow } from "../../../definitions/language/call";
import type { RowCall } from "../../../definitions/language/call-kinds";
import { rowPath } from "../calls/row-requests";
import { toFailure } from "../calls/failure";
import { send } from "./send";

/**
 * Fetches a row by id, or returns undefined if it does not exist. `itemId` is the row's parent item, if any. Throws a
 * Failure.
 */
export async function findRow(read: RowCall<AnyRow, string>, id: string, itemId: string): Promise<AnyRow | undefined> {
  try {
    const row = await send(read, { path: rowPath(read, id, itemId) });
    return row.id === id ? row : undefined;
  } catch (thrown) {
    if (toFailure(thrown).status === 404) return undefined;
    throw thrown;
  }
}

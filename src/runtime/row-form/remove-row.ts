import type { AnyRow } from "../../../definitions/language/call";
import type { FormPanel } from "../../../definitions/language/form-panel";
import { send } from "../../backend/api/send";
import { rowPath } from "../../backend/calls/row-requests";
import { Failure, toFailure } from "../../backend/calls/failure";

/** Deletes a row. Throws a Failure; a 400 gets the definition's text, as the backend's message is generic. */
export async function removeRow(
  { remove }: FormPanel,
  id: string,
  item: Pick<AnyRow, "id"> | undefined,
  isInRun = false,
): Promise<void> {
  try {
    await send(remove.call, { path: rowPath(remove.call, id, item?.id ?? "") }, { isInRun });
  } catch (thrown) {
    const { status, request } = toFailure(thrown);
    throw status === 400
      ? new Failure(remove.failed, { status, unexplained: true, ...(request && { request }) })
      : thrown;
  }
}

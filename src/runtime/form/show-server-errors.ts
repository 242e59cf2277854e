import { reportFailure } from "../api/report-failure";
import { serverErrors } from "../model/form/errors";
import type { Editing } from "./use-draft";

/** What a failed save does: it tells why, and shows what the backend has against each field. */
export const showServerErrors =
  (editing: Editing) =>
  (thrown: unknown): void =>
    void editing.show(serverErrors(reportFailure(thrown).data));

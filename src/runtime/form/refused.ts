import { report } from "../data/report";
import { serverErrors } from "../model/errors";
import type { Editing } from "./use-draft";

/** What a failed save does: it tells why, and shows what the backend has against each field. */
export const refused =
  (editing: Editing) =>
  (thrown: unknown): void =>
    void editing.show(serverErrors(report(thrown).data));

import type { ReactNode } from "react";
import { LogLookup } from "../panel/LogLookup";
import { ConfirmDialog } from "./ConfirmDialog";

/** What may stand over every page: the question that waits for an answer, and what the log says of a failure. */
export const Dialogs = (): ReactNode => (
  <>
    <ConfirmDialog />
    <LogLookup />
  </>
);

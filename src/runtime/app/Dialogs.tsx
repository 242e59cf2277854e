import type { ReactNode } from "react";
import { LogLookup } from "../../features/logs/LogLookup";
import { ConfirmDialog } from "./ConfirmDialog";

/** Dialogs over any page: the confirmation and the log entry of a failed request. */
export const Dialogs = (): ReactNode => (
  <>
    <ConfirmDialog />
    <LogLookup />
  </>
);

import type { ReactNode } from "react";
import { useRegistry } from "../registry/registry";
import { useFailedRequest } from "../store/failed-request";
import { ConfirmDialog } from "./ConfirmDialog";

/** Dialogs over any page: the confirmation and the log entry of a failed request. */
export function Dialogs(): ReactNode {
  const { FailedRequestPopup } = useRegistry();
  const { request } = useFailedRequest();
  return (
    <>
      <ConfirmDialog />
      {request && <FailedRequestPopup />}
    </>
  );
}

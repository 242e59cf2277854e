import { IconAlertTriangle, IconCircleCheck } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useEffect, type ReactNode } from "react";
import { calls } from "../../../definitions/backend/calls";
import { words } from "../../../definitions/words/words";
import { send } from "../../runtime/data/client";
import { failureOf } from "../../runtime/data/failure";
import { say } from "../../runtime/data/toasts";
import { at } from "../../runtime/model/path";
import type { SlotProps } from "../../runtime/shell/product";

/** Whether the stored S3 settings work: tried after loading and after each save. Unsaved ones cannot be tried. */
export function StorageStatus({ data, stored, saved }: SlotProps): ReactNode {
  const enabled = at(stored, "s3.enabled") === true;
  const { isFetching, error, isSuccess } = useQuery({
    queryKey: [calls.testStorage.route, saved],
    queryFn: ({ signal }) => send(calls.testStorage, undefined, signal).then(() => true),
    enabled,
    gcTime: 0,
  });
  const failure = error && failureOf(error);
  const message = failure && !failure.aborted ? failure.message : undefined;
  useEffect(() => {
    if (message === undefined) return;
    if (saved > 0) say("warning", words.storage.savedOnly);
    else if (message === calls.testStorage.timeout?.message) say("error", message);
  }, [message, saved]);
  const dirty = JSON.stringify(at(data, "s3")) !== JSON.stringify(at(stored, "s3"));
  if (!enabled || dirty) return null;
  return (
    <p className="status-line" role="status">
      {isFetching && (
        <>
          <span className="spin" aria-hidden="true" /> {words.storage.trying}
        </>
      )}
      {!isFetching && isSuccess && (
        <span className="badge badge--success">
          <IconCircleCheck className="i i--s" aria-hidden="true" /> {words.storage.works}
        </span>
      )}
      {!isFetching && message !== undefined && (
        <>
          <span className="badge badge--warning">
            <IconAlertTriangle className="i i--s" aria-hidden="true" /> {words.storage.fails}
          </span>
          <span className="reason">{message}</span>
        </>
      )}
    </p>
  );
}

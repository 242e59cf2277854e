import "./storage-status.css";
import { IconAlertTriangle, IconCircleCheck } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, type ReactNode } from "react";
import type { StorageTest } from "../../../definitions/types/health";
import { calls } from "../../../definitions/backend/calls";
import { settingsNotes } from "../../../definitions/texts/settings-notes";
import { storageTestQuery } from "./data";
import { isLocked, useLock } from "../../backend/api/lock";
import { toFailure } from "../../backend/calls/failure";
import { showToast } from "../../browser/toasts";
import { isEqual } from "../../values/json/equal";
import { valueAt } from "../../values/json/path";
import { Button } from "../../runtime/ui/controls/Button";
import type { SlotProps } from "../../runtime/registry/registry";

interface StorageStatusProps extends Pick<SlotProps, "data" | "stored" | "saved">, StorageTest {
  /** Path of the storage's settings. */
  path: string;
}

/** Tests the stored S3 settings after loading and after each save. Unsaved settings cannot be tested. */
export function StorageStatus({ data, stored, saved, path, filesystem }: StorageStatusProps): ReactNode {
  const enabled = valueAt(stored, `${path}.enabled`) === true;
  // The test writes a file into the storage.
  const isTested = !useLock(isLocked);
  const { isFetching, isFetched, error, isSuccess, refetch } = useQuery({
    ...storageTestQuery(filesystem, saved),
    enabled: enabled && isTested,
  });
  const failure = error && toFailure(error);
  const message = failure && !failure.aborted ? failure.message : undefined;
  const reported = useRef(-1);
  useEffect(() => {
    // Results of a manual retry are shown inline only.
    if (message === undefined || reported.current === saved) return;
    reported.current = saved;
    if (saved > 0) showToast("warning", settingsNotes.storageTest.savedOnly);
    else if (message === calls.testStorage.timeLimit?.message) showToast("error", message);
  }, [message, saved]);
  const dirty = !isEqual(valueAt(data, path), valueAt(stored, path));
  if (!enabled || dirty) return null;
  return (
    <div className="storage-status">
      <p role="status">
        {isFetching && (
          <>
            <span className="spin" aria-hidden="true" /> {settingsNotes.storageTest.trying}
          </>
        )}
        {!isFetching && isSuccess && (
          <span className="badge badge--success">
            <IconCircleCheck className="i i--s" aria-hidden="true" /> {settingsNotes.storageTest.works}
          </span>
        )}
        {!isFetching && message !== undefined && (
          <>
            <span className="badge badge--warning">
              <IconAlertTriangle className="i i--s" aria-hidden="true" /> {settingsNotes.storageTest.fails}
            </span>
            <span className="storage-reason">{message}</span>
          </>
        )}
      </p>
      {isFetched && (
        <Button look="quiet" size="small" busy={isFetching} onClick={() => void refetch()}>
          {settingsNotes.storageTest.again}
        </Button>
      )}
    </div>
  );
}

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { backupTexts } from "../../../definitions/texts/backups";
import type { StoredBackup } from "../../../definitions/types/backup";
import { reportFailure } from "../../backend/api/report-failure";
import { fileSize, interpolate, plural } from "../../values/text/text";
import { valueAt } from "../../values/json/path";

import type { SlotProps } from "../../runtime/registry/registry";
import { confirmAndRun } from "../../runtime/store/confirmation";
import { showToast } from "../../browser/toasts";
import { FileButton } from "../../runtime/ui/controls/FileButton";
import { RefreshButton } from "../../runtime/ui/controls/RefreshButton";
import { ActionList } from "../../runtime/ui/lists/ActionList";
import { Note } from "../../runtime/ui/notices/Note";
import { QueryState, StaleNote } from "../../runtime/ui/notices/QueryState";
import { BackupLine } from "./BackupLine";
import { backupsChanged, backupsQuery, removeBackup, runQuery } from "./data";
import { downloadBackup } from "./download-backup";
import { RestoreBackup } from "./RestoreBackup";
import { UploadLine } from "./UploadLine";
import { useBackupUpload } from "./use-backup-upload";

/** List of stored backups, each with download, restore and delete, plus upload. */
export function Backups({ stored }: SlotProps): ReactNode {
  const queries = useQueryClient();
  const query = useQuery(backupsQuery);
  const waits = useQuery(runQuery).data?.data?.canBackup === false;
  const { file, share, stop, begin } = useBackupUpload();
  const inS3 = valueAt(stored, "backups.s3.enabled") === true;
  if (query.data === undefined) return <QueryState query={query} failed={backupTexts.failed} />;
  const head = (
    <>
      <p>{totalOf(query.data, inS3)}</p>
      <RefreshButton busy={query.isFetching} onRefresh={() => backupsChanged(queries)} />
      <FileButton
        label={backupTexts.upload}
        accept=".zip"
        disabled={file !== undefined}
        onChoose={(chosen) => void begin(chosen)}
      />
    </>
  );
  return (
    <section aria-label={backupTexts.list}>
      <StaleNote query={query} failed={backupTexts.failed} />
      <BackupList backups={query.data} waits={waits} head={head}>
        {file && <UploadLine file={file} share={share} onStop={stop} />}
      </BackupList>
      <div role="status">{waits && <Note kind="info">{backupTexts.oneAtATime}</Note>}</div>
    </section>
  );
}

function totalOf(backups: readonly StoredBackup[], inS3: boolean): string {
  if (backups.length === 0) return backupTexts.none;
  const size = fileSize(backups.reduce((sum, each) => sum + each.size, 0));
  const place = inS3 ? backupTexts.places.s3 : backupTexts.places.server;
  return plural(backupTexts.count, backups.length) + interpolate(backupTexts.total, { size, place });
}

interface BackupListProps {
  backups: readonly StoredBackup[];
  waits: boolean;
  head: ReactNode;
  children: ReactNode;
}

function BackupList({ backups, waits, head, children }: BackupListProps): ReactNode {
  const queries = useQueryClient();
  const [restored, setRestored] = useState<string>();
  const remove = (name: string): void =>
    confirmAndRun(interpolate(backupTexts.removeQuestion, { name }), async () => {
      try {
        await removeBackup(queries, name);
        showToast("success", interpolate(backupTexts.removed, { name }));
      } catch (thrown) {
        reportFailure(thrown);
      }
    });
  return (
    <>
      <ActionList label={backupTexts.list} head={head}>
        {children}
        {backups.map((backup) => (
          <BackupLine
            key={backup.key}
            backup={backup}
            waits={waits}
            onDownload={() => void downloadBackup(backup.key).catch(reportFailure)}
            onRestore={() => setRestored(backup.key)}
            onRemove={() => remove(backup.key)}
          />
        ))}
      </ActionList>
      {restored !== undefined && <RestoreBackup name={restored} onClose={() => setRestored(undefined)} />}
    </>
  );
}

import { IconDownload, IconFileZip, IconRestore, IconTrash } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { backupTexts } from "../../../definitions/texts/backups";
import { tableTexts } from "../../../definitions/texts/table";
import type { StoredBackup } from "../../../definitions/types/backup";
import { fileSize, interpolate } from "../../values/text/text";
import { clockName, localTime, utcTime } from "../../values/text/format-value";

import { useTimeZone } from "../../runtime/store/time-zone";
import { IconButton } from "../../runtime/ui/controls/IconButton";

interface BackupLineProps {
  backup: StoredBackup;
  /** Whether another backup or restore is running. */
  waits: boolean;
  onDownload: () => void;
  onRestore: () => void;
  onRemove: () => void;
}

/** List item of a stored backup with its actions. */
export function BackupLine({ backup, waits, onDownload, onRestore, onRemove }: BackupLineProps): ReactNode {
  const { key: name, size, modified } = backup;
  const { zone } = useTimeZone();
  const [time, clock] =
    zone === "utc" ? [utcTime(modified), tableTexts.utc] : [localTime(modified), clockName(modified)];
  return (
    <li>
      <IconFileZip className="i" aria-hidden="true" />
      <span className="list-lines">
        <span className="mono clip" title={name}>
          {name}
        </span>
        <small>
          {fileSize(size)}, {time} {clock}
        </small>
      </span>
      <span className="list-acts">
        <IconButton
          small
          icon={IconDownload}
          label={interpolate(backupTexts.download, { name })}
          onClick={onDownload}
        />
        <IconButton
          small
          icon={IconRestore}
          label={interpolate(backupTexts.restore, { name })}
          disabled={waits}
          onClick={onRestore}
        />
        <IconButton
          small
          icon={IconTrash}
          label={interpolate(backupTexts.remove, { name })}
          disabled={waits}
          onClick={onRemove}
        />
      </span>
    </li>
  );
}

import { IconUpload } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { backupTexts } from "../../../definitions/texts/backups";
import { uploadTexts } from "../../../definitions/texts/uploads";
import { fileSize, interpolate } from "../../values/text/text";

import { Button } from "../../runtime/ui/controls/Button";

interface UploadLineProps {
  file: File;
  /** Uploaded share, from 0 to 1. */
  share: number;
  onStop: () => void;
}

/** List item of a backup that is being uploaded. */
export const UploadLine = ({ file: { name, size }, share, onStop }: UploadLineProps): ReactNode => (
  <li>
    <IconUpload className="i" aria-hidden="true" />
    <span className="list-lines">
      <span className="mono clip">{name}</span>
      <progress className="list-meter" aria-label={uploadTexts.uploading} value={share} />
      <small role="status">
        {share < 1
          ? interpolate(backupTexts.uploading, {
              sent: fileSize(share * size),
              size: fileSize(size),
              share: Math.floor(share * 100),
            })
          : uploadTexts.storing}
      </small>
    </span>
    <Button look="quiet" size="small" onClick={onStop}>
      {backupTexts.cancel}
    </Button>
  </li>
);

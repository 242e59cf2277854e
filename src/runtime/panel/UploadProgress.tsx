import type { ReactNode } from "react";
import { texts } from "../../../definitions/texts/texts";

/** Progress of an upload, from 0 to 1. At 1 all bytes are sent, but not yet stored. */
export const UploadProgress = ({ share }: { share: number }): ReactNode => (
  <span className="upload-progress" role="status">
    <progress aria-label={texts.form.uploading} value={share} />
    {share < 1 ? texts.form.uploading : texts.form.storing}
  </span>
);

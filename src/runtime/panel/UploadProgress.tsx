import type { ReactNode } from "react";
import { texts } from "../../../definitions/texts/texts";

/** How much of the files has been sent, from 0 to 1. All that is sent is not stored yet. */
export const UploadProgress = ({ share }: { share: number }): ReactNode => (
  <span className="upload-progress" role="status">
    <progress aria-label={texts.form.uploading} value={share} />
    {share < 1 ? texts.form.uploading : texts.form.storing}
  </span>
);

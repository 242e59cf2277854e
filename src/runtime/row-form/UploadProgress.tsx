import type { ReactNode } from "react";
import { uploadTexts } from "../../../definitions/texts/uploads";

/** Progress of an upload, from 0 to 1. At 1 all bytes are sent, but not yet stored. */
export const UploadProgress = ({ share }: { share: number }): ReactNode => (
  <span className="upload-progress" role="status">
    <progress aria-label={uploadTexts.uploading} value={share} />
    {share < 1 ? uploadTexts.uploading : uploadTexts.storing}
  </span>
);

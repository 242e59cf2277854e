import { IconFileText } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { isPicture } from "./file-url";
import { useSteadyUrl } from "./use-steady-url";

interface ThumbProps {
  name: string;
  /** URL of the thumbnail; undefined while there is none. */
  url: string | undefined;
  /** Accessible name, if the file name is not shown next to it. */
  label?: string;
}

/** Thumbnail of a stored file, or a file icon. */
export function Thumb({ name, url, label }: ThumbProps): ReactNode {
  const src = useSteadyUrl(url);
  if (src !== undefined && isPicture(name))
    return <img src={src.url} alt={label ?? ""} width={28} height={28} loading="lazy" onError={src.renew} />;
  const sign = <IconFileText className={label === undefined ? "i" : "i i--s"} aria-hidden="true" />;
  return label === undefined ? (
    sign
  ) : (
    <span role="img" aria-label={label}>
      {sign}
    </span>
  );
}

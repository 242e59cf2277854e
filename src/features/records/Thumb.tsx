import { IconFileText } from "@tabler/icons-react";
import { useState, type ReactNode } from "react";
import { isPicture } from "./file-url";

interface ThumbProps {
  name: string;
  /** URL of the thumbnail; undefined while there is none. */
  url: string | undefined;
  /** Accessible name, if the file name is not shown next to it. */
  label?: string;
}

/** Thumbnail of a stored file, or a file icon. */
export function Thumb({ name, url, label }: ThumbProps): ReactNode {
  const src = useSteady(url);
  if (src !== undefined && isPicture(name))
    return <img src={src.url} alt={label ?? ""} width={22} height={22} loading="lazy" onError={src.renew} />;
  const sign = <IconFileText className={label === undefined ? "i" : "i i--s"} aria-hidden="true" />;
  return label === undefined ? (
    sign
  ) : (
    <span role="img" aria-label={label}>
      {sign}
    </span>
  );
}

// Keep the URL when only its token changes, or the browser reloads the picture. Take the new one after a load error.
function useSteady(url: string | undefined): { url: string; renew: () => void } | undefined {
  const [kept, setKept] = useState(url);
  const path = (address: string | undefined) => address?.split("?")[0];
  const current = kept !== undefined && path(kept) === path(url) ? kept : url;
  if (current !== kept) setKept(current);
  return current === undefined ? undefined : { url: current, renew: () => setKept(url) };
}

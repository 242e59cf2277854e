import { IconFileText } from "@tabler/icons-react";
import { useState, type ReactNode } from "react";
import { isPicture } from "../../runtime/model/values/text/format-value";

interface ThumbProps {
  name: string;
  /** Of the small picture; undefined while it has none. */
  url: string | undefined;
  /** What it is called where its name does not stand beside it. */
  label?: string;
}

/** A stored file as a small square: a picture, or the sign of a file. */
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

// With each new token the browser would load the picture again. Another one is taken where the last could not be loaded.
function useSteady(url: string | undefined): { url: string; renew: () => void } | undefined {
  const [kept, setKept] = useState(url);
  const path = (address: string | undefined) => address?.split("?")[0];
  const current = kept !== undefined && path(kept) === path(url) ? kept : url;
  if (current !== kept) setKept(current);
  return current === undefined ? undefined : { url: current, renew: () => setKept(url) };
}

import type { ComponentProps, ReactNode } from "react";
import { backendTexts } from "../../../../definitions/texts/backend";
import { texts } from "../../../../definitions/texts/texts";
import { nameOfRange } from "../../model/version/version-range";
import { interpolate } from "../../model/values/text/text";
import { useFoundRange } from "./use-found-range";

/** Link to the release notes, named after the detected backend version. */
export function FoundVersion({ className = "backend", children, ...rest }: ComponentProps<"a">): ReactNode {
  const name = nameOfRange(useFoundRange().range);
  return (
    <a
      {...rest}
      className={className}
      href={texts.releases}
      target="_blank"
      rel="noreferrer"
      aria-label={interpolate(backendTexts.releaseNotes, { name })}
    >
      {children}
      {name}
    </a>
  );
}

import type { ComponentProps, ReactNode } from "react";
import { backendTexts } from "../../../definitions/texts/backend";
import { texts } from "../../../definitions/texts/texts";
import { nameOfRange } from "../../backend/version/version-range";
import { interpolate } from "../../values/text/text";
import { useFoundRange } from "./use-found-range";

/** Link to the release notes, named after the release of the backend, or after the range of its version. */
export function FoundVersion({ className = "backend", children, ...rest }: ComponentProps<"a">): ReactNode {
  const { range, release } = useFoundRange();
  const name = release === undefined ? nameOfRange(range) : interpolate(backendTexts.found.release, { release });
  return (
    <a
      {...rest}
      className={className}
      href={release === undefined ? texts.releases : interpolate(backendTexts.notesOfRelease, { release })}
      target="_blank"
      rel="noreferrer"
      aria-label={interpolate(backendTexts.releaseNotes, { name })}
    >
      {children}
      {name}
    </a>
  );
}

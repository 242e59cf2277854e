import type { ReactNode } from "react";
import { texts } from "../../../definitions/texts/texts";

const widths = ["w-40", "w-70", "w-55", "w-80", "w-50", "w-65"];

/** Placeholder rows of the right height while the first rows load. */
export const SkeletonRows = (): ReactNode => (
  <div role="status">
    <span className="sr">{texts.form.loading}</span>
    {Array.from({ length: 12 }, (_, row) => (
      <div className="bones" key={row} aria-hidden="true">
        {widths.map((width, column) => (
          <span className={`bone ${widths[(row + column) % widths.length]}`} key={width} />
        ))}
      </div>
    ))}
  </div>
);

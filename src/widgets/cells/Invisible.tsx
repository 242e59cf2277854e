import type { ReactNode } from "react";
import { tableTexts } from "../../../definitions/texts/table";
import { interpolate } from "../../values/text/text";

/** Placeholder for text that consists of spaces or zero-width characters only. */
export const Invisible = ({ text }: { text: string }): ReactNode => {
  const { label, one, many } = tableTexts.invisible;
  const n = [...text].length;
  return (
    <span className="faint invisible" data-tip={n === 1 ? one : interpolate(many, { n })}>
      {label}
    </span>
  );
};

import type { ReactNode } from "react";
import { tableTexts } from "../../../definitions/texts/table";
import { interpolate } from "../../runtime/model/values/text/text";

/** Stands for a text that nobody would see: it has nothing but spaces, or characters of no width. */
export const Invisible = ({ text }: { text: string }): ReactNode => {
  const { label, one, many } = tableTexts.invisible;
  const n = [...text].length;
  return (
    <span className="na invisible" data-tip={n === 1 ? one : interpolate(many, { n })}>
      {label}
    </span>
  );
};

import { useState, type ReactNode } from "react";
import { fullLimits } from "../../../../definitions/limits/sizes";
import { detailTexts } from "../../../../definitions/texts/panel";
import { cutPosition, piecesFrom } from "../../../values/text/cut-text";
import { formatCount, interpolate } from "../../../values/text/text";
import { Button } from "../controls/Button";

interface LongTextProps {
  text: string;
  /** Value that the text renders, if not the text itself. Another value collapses the text again. */
  value?: unknown;
  /** Length of the beginning, in characters. */
  first?: number;
  /** Renders the beginning, and the expanded rest. */
  children?: (beginning: string, rest: ReactNode) => ReactNode;
}

const plain: NonNullable<LongTextProps["children"]> = (beginning, rest) => (
  <>
    {beginning}
    {rest}
  </>
);

/** Long text with only its beginning rendered, and a button for the rest. So its container opens fast at any length. */
export function LongText({ text, value = text, first = fullLimits.first, children = plain }: LongTextProps): ReactNode {
  const [whole, setWhole] = useState<unknown>();
  const cut = cutPosition(text, 0, first);
  const isCut = cut < text.length;
  // Plain pieces with `content-visibility`: only visible ones are laid out.
  const rest =
    isCut && whole === value
      ? piecesFrom(text, cut, fullLimits.block).map((piece) => (
          <span key={piece.at} className="long-text-piece">
            {piece.text}
          </span>
        ))
      : null;
  return (
    <>
      {children(text.slice(0, cut), rest)}
      {isCut && !rest && (
        <Button look="quiet" onClick={() => setWhole(value)}>
          {interpolate(detailTexts.showAll, { n: formatCount(text.length) })}
        </Button>
      )}
    </>
  );
}

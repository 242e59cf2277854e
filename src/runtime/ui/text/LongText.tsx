import { useState, type ReactNode } from "react";
import { fullLimits } from "../../../../definitions/texts/sizes";
import { detailTexts } from "../../../../definitions/texts/detail";
import { cutPosition, piecesFrom } from "../../model/values/text/cut-text";
import { formatCount, interpolate } from "../../model/values/text/text";
import { Button } from "../controls/Button";

interface LongTextProps {
  text: string;
  /** What the text stands for, if not for itself: of another value all is not asked for yet. */
  value?: unknown;
  /** How much of it is its beginning. */
  first?: number;
  /** Draws the beginning, and what is drawn already of the rest. */
  children?: (beginning: string, rest: ReactNode) => ReactNode;
}

const plain: NonNullable<LongTextProps["children"]> = (beginning, rest) => (
  <>
    {beginning}
    {rest}
  </>
);

/** The beginning of a text, and all of it once that is asked for: what it stands in opens at once, however long it is. */
export function LongText({ text, value = text, first = fullLimits.first, children = plain }: LongTextProps): ReactNode {
  const [whole, setWhole] = useState<unknown>();
  const cut = cutPosition(text, 0, first);
  const left = cut < text.length;
  // The rest is plain: only what is in sight is laid out.
  const rest =
    left && whole === value
      ? piecesFrom(text, cut, fullLimits.block).map((piece) => (
          <span key={piece.at} className="piece">
            {piece.text}
          </span>
        ))
      : null;
  return (
    <>
      {children(text.slice(0, cut), rest)}
      {left && !rest && (
        <Button look="quiet" onClick={() => setWhole(value)}>
          {interpolate(detailTexts.showAll, { n: formatCount(text.length) })}
        </Button>
      )}
    </>
  );
}

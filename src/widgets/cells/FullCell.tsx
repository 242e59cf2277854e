import { useMemo, useState, type ReactNode } from "react";
import { fullLimits } from "../../../definitions/texts/sizes";
import { texts } from "../../../definitions/texts/texts";
import { cutPosition, piecesFrom } from "../../runtime/model/values/cut-text";
import { clockName, localTime } from "../../runtime/model/values/format-value";
import { formatCount, interpolate } from "../../runtime/model/values/text";
import { Button } from "../../runtime/ui/Button";
import type { CellProps } from "../../runtime/registry/cell";
import { ColouredJson } from "../ColouredJson";

/** A text with all its lines. */
export const FullText = ({ value }: CellProps): ReactNode => (
  <Long value={value} text={String(value)}>
    {(text, rest) => (
      <span className="whole">
        {text}
        {rest}
      </span>
    )}
  </Long>
);

/** JSON as one reads it, with its keys and kinds of values told apart. */
export const FullJson = ({ value }: CellProps): ReactNode => {
  const json = useMemo(() => JSON.stringify(value, null, 2), [value]);
  return (
    <Long value={value} text={json}>
      {(text, rest) => (
        <code className="code">
          <ColouredJson json={text} />
          {rest}
        </code>
      )}
    </Long>
  );
};

interface LongProps {
  /** Of another value all is not asked for yet. */
  value: unknown;
  text: string;
  /** Draws the beginning, and what is drawn already of the rest. */
  children: (beginning: string, rest: ReactNode) => ReactNode;
}

// A panel opens at once, however long what stands in it is. The rest is plain: only what is in sight is laid out.
function Long({ value, text, children }: LongProps): ReactNode {
  const [whole, setWhole] = useState<unknown>();
  const cut = cutPosition(text, 0, fullLimits.first);
  const left = cut < text.length;
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
          {interpolate(texts.detail.showAll, { n: formatCount(text.length) })}
        </Button>
      )}
    </>
  );
}

/** A moment to the millisecond, in UTC and on this clock. */
export const FullDate = ({ value }: CellProps): ReactNode => (
  <span className="whole">
    {String(value).replace("Z", ` ${texts.table.utc}`)}{" "}
    <span className="faint">
      ({localTime(value)} {clockName(value)})
    </span>
  </span>
);

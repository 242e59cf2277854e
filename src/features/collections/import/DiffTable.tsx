import { IconChevronRight } from "@tabler/icons-react";
import { useMemo, useState, type ReactNode } from "react";
import { importTexts } from "../../../../definitions/texts/import";
import { importLimits } from "../../../../definitions/limits/sizes";
import type { Change } from "../configuration/compare-configurations";
import { isOneSided, countDifferences, type DiffPart, type PropertyDiff } from "../configuration/diff-lines";
import { interpolateParts, plural } from "../../../values/text/text";
import { Button } from "../../../runtime/ui/controls/Button";
import { LongText } from "../../../runtime/ui/text/LongText";
import { ShowMore } from "../../../runtime/ui/text/ShowMore";
import { useShownItems } from "../../../runtime/ui/text/use-shown-items";
import { alignedLines, type LinePiece } from "./aligned-lines";
import { KindBadge } from "../KindBadge";
import { ChangeName } from "./ChangeList";

interface DiffTableProps {
  change: Change;
  parts: readonly DiffPart[];
  /** Index of the collection's first difference, and of the current one. */
  firstPlace: number;
  place: number;
  children?: ReactNode;
}

/** Table of a collection's properties before and after. Equal ones are collapsed. */
export function DiffTable({ change, parts, firstPlace, place, children }: DiffTableProps): ReactNode {
  const { id, name } = change.after ?? change.before;
  const equalFields = parts.filter(({ kind, field }) => field !== "" && kind === "equal");
  const differing = parts.filter(({ kind, field }) => field === "" || kind !== "equal");
  const firsts = useMemo(() => firstPlaces(parts, firstPlace), [parts, firstPlace]);
  // Show enough parts to include the current difference.
  const isHere = place >= firstPlace && place < firstPlace + countDifferences(parts);
  const led = isHere ? differing.findLastIndex((part) => firsts.get(part)! <= place) + 1 : 0;
  const { shown, rest, showMore } = useShownItems(differing, importLimits.parts, led);
  return (
    <section className="diff-item" aria-label={name}>
      <div className="diff-head">
        <ChangeName change={change} />
        <span className="grow" />
        <span className="mono faint">{id}</span>
      </div>
      {children}
      <table className="diff">
        <thead>
          <tr>
            <th scope="col">{importTexts.props}</th>
            <th scope="col">{importTexts.old}</th>
            <th scope="col">{importTexts.new}</th>
          </tr>
        </thead>
        {shown.map((part) => (
          <PartRows key={`${part.kind} ${part.field}`} part={part} firstPlace={firsts.get(part)!} place={place} />
        ))}
        {rest > 0 && (
          <tbody>
            <MoreRow text={importTexts.moreParts} {...{ rest }} onClick={showMore} />
          </tbody>
        )}
        {equalFields.length > 0 && <EqualFields parts={equalFields} />}
      </table>
    </section>
  );
}

// Equal fields have no difference index.
function firstPlaces(parts: readonly DiffPart[], first: number): ReadonlyMap<DiffPart, number> {
  let next = first;
  return new Map(
    parts.map((part) => {
      const own = next;
      next += countDifferences([part]);
      return [part, own];
    }),
  );
}

const MoreRow = (props: { text: string; rest: number; onClick: () => void }): ReactNode => (
  <tr className="fold">
    <td colSpan={3}>
      <ShowMore look="quiet" size="small" {...props} />
    </td>
  </tr>
);

interface PartRowsProps {
  part: DiffPart;
  firstPlace: number;
  place: number;
}

function PartRows({ part, firstPlace, place }: PartRowsProps): ReactNode {
  const { kind, field, was, properties } = part;
  const [open, setOpen] = useState(false);
  const equal = properties.filter((each) => each.equal);
  const differing = properties.filter((each) => !each.equal);
  const whole = isOneSided(part);
  return (
    <tbody className={field ? "is-field" : undefined}>
      {field && (
        <tr className={whole ? marked("sub", firstPlace === place) : "sub"} {...(whole && placed(firstPlace))}>
          <th colSpan={3} scope="rowgroup">
            <span className="sub-head">
              {importTexts.field} {was !== undefined && <del>{was}</del>} <b>{field}</b>
              {kind !== "equal" && <KindBadge kind={kind} />}
              {kind === "deleted" && <LostData field={field} />}
            </span>
          </th>
        </tr>
      )}
      {differing.map((property, index) => {
        const own = whole ? (field ? -1 : firstPlace) : firstPlace + index;
        return (
          <PropertyRows key={property.property} {...{ property }} own={whole && index > 0 ? -1 : own} place={place} />
        );
      })}
      {equal.length > 0 && (
        <Fold open={open} label={plural(importTexts.equal, equal.length)} onToggle={() => setOpen(!open)} />
      )}
      {open &&
        equal.map((property) => <PropertyRows key={property.property} property={property} own={-1} place={place} />)}
    </tbody>
  );
}

const LostData = ({ field }: { field: string }): ReactNode => (
  <span className="warns">
    {interpolateParts(importTexts.fieldDeleted, { field }).map(({ piece, text, filled }) =>
      filled ? <b key={piece}>{text}</b> : text,
    )}
  </span>
);

function EqualFields({ parts }: { parts: readonly DiffPart[] }): ReactNode {
  const [open, setOpen] = useState(false);
  const { shown, rest, showMore } = useShownItems(parts, importLimits.parts);
  return (
    <>
      <tbody>
        <Fold open={open} label={plural(importTexts.equalFields, parts.length)} onToggle={() => setOpen(!open)} />
      </tbody>
      {open && shown.map((part) => <PartRows key={part.field} part={part} firstPlace={-1} place={-2} />)}
      {open && rest > 0 && (
        <tbody>
          <MoreRow text={importTexts.moreParts} {...{ rest }} onClick={showMore} />
        </tbody>
      )}
    </>
  );
}

const Fold = ({ open, label, onToggle }: { open: boolean; label: string; onToggle: () => void }): ReactNode => (
  <tr className="fold">
    <td colSpan={3}>
      <Button look="quiet" size="small" aria-expanded={open} onClick={onToggle}>
        <IconChevronRight className="i" aria-hidden="true" />
        {label}
      </Button>
    </td>
  </tr>
);

interface PropertyRowsProps {
  property: PropertyDiff;
  /** Index of the difference, or -1. */
  own: number;
  place: number;
}

function PropertyRows({ property: { property, before, after, equal }, own, place }: PropertyRowsProps): ReactNode {
  const pairs = useMemo(() => alignedLines(before, after), [before, after]);
  const { shown, rest, showMore } = useShownItems(pairs, importLimits.lines);
  const lines = shown.map(({ above, ...pair }) => (
    <tr
      key={above}
      className={marked(above > 0 ? "further" : "", own === place && own !== -1)}
      {...(above === 0 && own !== -1 && placed(own))}
    >
      {above === 0 && (
        <th scope="row" rowSpan={shown.length}>
          {property}
        </th>
      )}
      <Line pieces={pair.before} side="old" equal={equal || pair.equal} />
      <Line pieces={pair.after} side="new" equal={equal || pair.equal} />
    </tr>
  ));
  if (rest <= 0) return lines;
  return [...lines, <MoreRow key="more" text={importTexts.moreLines} {...{ rest }} onClick={showMore} />];
}

interface LineProps {
  pieces: readonly LinePiece[] | undefined;
  side: "old" | "new";
  equal: boolean;
}

function Line({ pieces, side, equal }: LineProps): ReactNode {
  if (!pieces) return <td className="void" aria-label={importTexts.absent} />;
  const Mark = side === "old" ? "del" : "ins";
  return (
    <td className={equal ? undefined : `diff--${side}`}>
      {pieces.map(({ at, text, differs }) =>
        differs ? <Mark key={at}>{text}</Mark> : <LongText key={at} text={text} first={importLimits.line} />,
      )}
    </td>
  );
}

const placed = (place: number) => ({ "data-place": place });

const marked = (className: string, here: boolean): string => `${className}${here ? " is-here" : ""}`;

import { memo, type ReactNode } from "react";
import { diagramTexts } from "../../../../definitions/texts/diagram";
import { importTexts } from "../../../../definitions/texts/import";
import { useRegistry } from "../../../runtime/registry/registry";
import { plural } from "../../../values/text/text";
import { countsOf, iconOf, typeOf } from "./box-words";
import type { BoxField, Mark } from "./diagram-model";
import { sizes, type Spot, type SizedBox } from "./geometry";

interface BoxViewProps {
  box: SizedBox;
  place: Spot;
  /** Address of the collection's editor; undefined if it has none. */
  href: string | undefined;
  isSelected: boolean;
  /** Whether the fields are drawn, besides the name. */
  isDetailed: boolean;
  /** Size of the text, in pixels of the drawing. */
  text: number;
}

const indent = 26;
const letter = 0.54;
/** Width and height of an icon before it is scaled. */
const iconSize = 24;

/** Box of a collection. It is a link to the collection's editor, if there is one. */
export const BoxView = memo(function Box({ box, place, href, isSelected, isDetailed, text }: BoxViewProps) {
  const { id, name, type, mark, width, height, shown, more } = box;
  const { icons } = useRegistry();
  const Picture = icons[iconOf(type)];
  const head = isDetailed ? sizes.head : height;
  const room = (isDetailed ? width - indent : width + 2 * indent) / (text * letter) - lettersOfSign(mark);
  const word = mark && isDetailed ? importTexts.kinds[mark] : "";
  return (
    <g transform={`translate(${place.x},${place.y})`}>
      <a
        className={["box", `box--${type}`, mark && `box--${mark}`, isSelected && "box--on"].filter(Boolean).join(" ")}
        {...(href === undefined ? { tabIndex: 0, role: "img" } : { href })}
        data-box={id}
        aria-label={[name, typeOf(type), countsOf(box), mark && importTexts.kinds[mark]].filter(Boolean).join(", ")}
        onDragStart={(event) => event.preventDefault()}
      >
        <rect className="box-frame" width={width} height={height} rx={corner} />
        <path className="box-head" d={headPath(width, head, head === height)} />
        {isDetailed && (
          <g transform={`translate(8,${head / 2 - 7}) scale(${14 / iconSize})`}>
            <Picture className="box-icon" aria-hidden="true" />
          </g>
        )}
        <text className="box-name" x={isDetailed ? indent : 8} y={head / 2} dy="0.35em" fontSize={text}>
          <Sign mark={mark} />
          {shorten(name, room)}
        </text>
        {/* The sign is enough if there is no room. */}
        {word !== "" && name.length + word.length < room && (
          <text className={`box-word mark--${mark}`} x={width - 8} y={head / 2} dy="0.35em" fontSize={text * 0.92}>
            {word}
          </text>
        )}
        {isDetailed && shown.map((field, at) => <FieldRow key={field.name} {...{ field, at, text }} />)}
        {isDetailed && more > 0 && (
          <text className="box-more" x={indent} y={rowMiddle(shown.length)} dy="0.35em" fontSize={text}>
            {plural(diagramTexts.moreFields, more)}
          </text>
        )}
      </a>
    </g>
  );
});

/** Sign before the name of what is marked. */
const Sign = ({ mark }: { mark: Mark }): ReactNode =>
  mark && <tspan className={`mark--${mark}`}>{diagramTexts.signs[mark]} </tspan>;

const lettersOfSign = (mark: Mark): number => (mark ? 2 : 0);

const corner = 8;

/** The heading, whose upper corners are those of the box; the lower ones, too, if the box is only a heading. */
function headPath(width: number, height: number, isAll: boolean): string {
  const arc = (x: number, y: number): string => `a${corner},${corner} 0 0 1 ${x},${y}`;
  const below = isAll
    ? `v${height - 2 * corner}${arc(-corner, corner)}h${2 * corner - width}${arc(-corner, -corner)}`
    : `v${height - corner}h${-width}`;
  return `M0,${corner}${arc(corner, -corner)}h${width - 2 * corner}${arc(corner, corner)}${below}z`;
}

const rowMiddle = (at: number): number => sizes.head + (at + 0.5) * sizes.row;

const shorten = (name: string, letters: number): string =>
  name.length <= letters ? name : `${name.slice(0, Math.max(1, Math.floor(letters) - 1))}…`;

function marksOf({ isUnique, relation }: BoxField): string {
  const { marks, many, cascadeMark: cascade } = diagramTexts;
  return [isUnique && marks.unique, relation?.many && many, relation?.cascade && cascade].filter(Boolean).join(", ");
}

function FieldRow({ field, at, text }: { field: BoxField; at: number; text: number }): ReactNode {
  const { icons, fieldTypes } = useRegistry();
  const { name, type, isKey, isRequired, relation, mark } = field;
  const Picture = icons[isKey ? "key" : (fieldTypes.types[type]?.icon ?? "unknown")];
  const marks = marksOf(field);
  const room =
    (sizes.width - indent - 8) / (text * letter) -
    (marks === "" ? 0 : marks.length + 1) -
    (isRequired ? 2 : 0) -
    lettersOfSign(mark);
  return (
    <g className={relation && "box-relation"}>
      {mark && (
        <rect
          className={`box-row--${mark}`}
          x={1}
          y={sizes.head + at * sizes.row}
          width={sizes.width - 2}
          height={sizes.row}
        />
      )}
      <g transform={`translate(9,${rowMiddle(at) - 6}) scale(${12 / iconSize})`}>
        <Picture className="box-icon" aria-hidden="true" />
      </g>
      <text x={indent} y={rowMiddle(at)} dy="0.35em" fontSize={text}>
        <Sign mark={mark} />
        {shorten(name, room)}
        {isRequired && <tspan className="box-required"> *</tspan>}
      </text>
      {marks !== "" && (
        <text className="box-marks" x={sizes.width - 8} y={rowMiddle(at)} dy="0.35em" fontSize={text * 0.92}>
          {marks}
        </text>
      )}
    </g>
  );
}

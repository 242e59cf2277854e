import { IconHierarchy2 } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { cellLimits } from "../../../definitions/limits/sizes";
import { fittingParts } from "../../runtime/ui/text/fitting";
import { cutText } from "../../values/text/cut-text";
import { asList, joinWithLimit, visibleText } from "../../values/text/format-value";
import type { CellProps } from "../../runtime/registry/cell";
import { useRecordTitles } from "../../runtime/registry/record-titles";
import { chipRoom, gap, inLine, moreRoom, nothingRoom } from "./cell-room";
import { Invisible } from "./Invisible";
import { NotAvailable } from "../../runtime/ui/text/NotAvailable";

/** Cell of selected values, as chips. */
export const SelectCell = ({ value, room }: CellProps): ReactNode => (
  <Chips chips={asList(value).map((each) => chipOf(String(each)))} room={room} className="chip chip--value" />
);

/** Returns the width of selected values. */
export const selectRoom = ({ value }: CellProps): number => {
  const values = asList(value).map(String);
  if (values.length === 0) return nothingRoom();
  const rooms = values.slice(0, cellLimits.ids).map((each) => chipRoom(cutText(each, cellLimits.text)));
  return inLine(values.length > rooms.length ? [...rooms, moreRoom(values.length - rooms.length)] : rooms);
};

/** Cell of related records, as chips with titles. Ids are shown until titles are loaded. */
export const RelationCell = ({ value, column, room }: CellProps): ReactNode => {
  const titles = useRecordTitles(column.relatedTo ?? "");
  return (
    <Chips
      chips={asList(value).map((each) => chipOf(String(each), titles.get(String(each))))}
      room={room}
      className="chip chip--link"
      linked
    />
  );
};

// Titles are unknown when column widths are computed, so a typical title is measured.
const usualTitle = "Maximiliane Muster";

/** Returns the width of related records, based on a typical title. */
export const relationRoom = ({ value }: CellProps): number => {
  const count = asList(value).length;
  if (count === 0) return nothingRoom();
  const usual = chipRoom(usualTitle, "small", true);
  return count === 1 ? usual : inLine([usual, usual, moreRoom(count)]);
};

interface ChipText {
  id: string;
  text: string;
  /** Whether only the id is known. */
  preliminary: boolean;
}

const chipOf = (id: string, title: string | undefined = id): ChipText => ({
  id,
  text: cutText(title, cellLimits.text),
  preliminary: title === id,
});

interface ChipsProps {
  chips: readonly ChipText[];
  /** Available width in pixels; undefined if unlimited. */
  room: number | undefined;
  className: string;
  /** Whether the chips are related records. */
  linked?: boolean;
}

/** Row of chips that fit, and the number of the others. */
const Chips = ({ chips, room = Number.POSITIVE_INFINITY, className, linked = false }: ChipsProps): ReactNode => {
  if (chips.length === 0) return <NotAvailable />;
  // No more chips are shown, regardless of the width.
  const widths = chips.slice(0, cellLimits.ids).map(({ text }) => chipRoom(text, "small", linked));
  const count = fittingParts({ widths, gap: gap(), room, more: moreRoom });
  return (
    <span className="chips">
      {chips.slice(0, count).map(({ id, text, preliminary }) => (
        // The key includes the title: a loaded title mounts a new chip instead of shifting existing ones.
        <span className={className} key={`${id} ${text}`} data-tip={preliminary ? text : `${text} (${id})`}>
          {linked && <IconHierarchy2 className="i i--s" aria-hidden="true" />}
          {visibleText(text) ? (
            <span className={linked && preliminary ? "faint" : undefined} dir="auto">
              {text}
            </span>
          ) : (
            <Invisible text={text} />
          )}
        </span>
      ))}
      {chips.length > count && (
        <span className="chip-more" data-tip={joinWithLimit(chips.map(({ text }) => text))}>
          +{chips.length - count}
        </span>
      )}
    </span>
  );
};

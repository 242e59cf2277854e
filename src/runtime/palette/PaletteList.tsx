import { useEffect, type MouseEvent, type ReactNode } from "react";
import { paletteTexts } from "../../../definitions/texts/palette";
import type { HitGroup, PaletteEntry, PaletteHit } from "../model/palette/palette-entry";
import { markedPieces } from "../model/palette/search-palette";
import { Icon } from "../ui/icons/Icon";

interface PaletteListProps {
  groups: readonly HitGroup[];
  /** Key of the entry that Enter chooses. */
  active: string | undefined;
  words: readonly string[];
  onChoose: (entry: PaletteEntry, apart: boolean) => void;
}

/** Returns the id of an entry's element. */
export const optionId = (key: string): string => `palette-${encodeURIComponent(key)}`;

/** Entries in groups. The search field keeps the focus. */
export function PaletteList({ groups, active, words, onChoose }: PaletteListProps): ReactNode {
  useEffect(() => {
    if (active !== undefined) document.getElementById(optionId(active))?.scrollIntoView({ block: "nearest" });
  }, [active]);
  return (
    <div className="palette-list scroll" role="listbox" id="palette-list" aria-label={paletteTexts.results}>
      {groups.map(({ title, hits }) => (
        <div key={title} role="group" aria-label={title}>
          <div className="palette-title" aria-hidden="true">
            {title}
          </div>
          {hits.map((hit) => (
            <Line
              key={hit.entry.key}
              {...{ hit, words }}
              isActive={hit.entry.key === active}
              onChoose={(apart) => onChoose(hit.entry, apart)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface LineProps {
  hit: PaletteHit;
  words: readonly string[];
  isActive: boolean;
  onChoose: (apart: boolean) => void;
}

function Line({ hit: { entry, found }, words, isActive, onChoose }: LineProps): ReactNode {
  const { key, label, icon, within, end, disabled } = entry;
  return (
    <button
      type="button"
      id={optionId(key)}
      role="option"
      tabIndex={-1}
      className="palette-line"
      aria-selected={isActive}
      aria-disabled={disabled !== undefined || undefined}
      // The search field must keep the focus.
      onMouseDown={(event: MouseEvent) => event.preventDefault()}
      onClick={({ ctrlKey, metaKey }) => onChoose(ctrlKey || metaKey)}
    >
      <Icon name={icon} />
      <span className="palette-name">
        <Marked text={label} words={words} />
        {within !== undefined && (
          <span className="palette-within">
            <Marked text={within} words={words} />
          </span>
        )}
        {found !== undefined && (
          <small>
            <Marked text={found} words={words} />
          </small>
        )}
      </span>
      {(disabled ?? end) !== undefined && <span className="palette-end">{disabled ?? end}</span>}
    </button>
  );
}

const Marked = ({ text, words }: { text: string; words: readonly string[] }): ReactNode =>
  markedPieces(text, words).map((piece, index) =>
    piece.marked ? (
      // oxlint-disable-next-line react/no-array-index-key -- Pieces of one text have no other key.
      <mark key={index}>{piece.text}</mark>
    ) : (
      piece.text
    ),
  );

import "./record-relations.css";
import { IconAlertTriangle, IconGripVertical, IconHierarchy2, IconX } from "@tabler/icons-react";
import { useMemo, type ComponentType, type ReactNode } from "react";
import { recordTexts } from "../../../definitions/texts/record";
import { listTexts } from "../../../definitions/texts/list";
import { shortId } from "../../values/text/format-value";
import { interpolate } from "../../values/text/text";
import { lazyComponent } from "../../runtime/ui/loading/lazy-component";
import type { Sorted } from "../../runtime/ui/sorted/use-sorted";
import type { RelatedRecords } from "./use-related-records";

const { relation: said } = recordTexts;

interface RecordChipsProps extends Pick<RelatedRecords, "titles"> {
  ids: readonly string[];
  /** Ids that are shown. */
  shown: readonly string[];
  /** Number of leading ids above the field's limit. */
  tooMany: number;
  disabled: boolean;
  /** Sets a new order; undefined if the order is fixed. */
  onMove: ((ids: readonly string[]) => void) | undefined;
  onRemove: (id: string) => void;
  onOpen: ((id: string) => void) | undefined;
}

/** List of the related records, sortable if there may be several. Deleted records are marked. */
export function RecordChips({ onMove, ...props }: RecordChipsProps): ReactNode {
  const { ids, tooMany } = props;
  const key = props.shown.join("\n");
  // Keep the array's identity until the order changes, or each chip re-renders on every keystroke.
  const shown = useMemo(() => (key === "" ? [] : key.split("\n")), [key]);
  if (shown.length === 0) return null;
  // A change while over the limit would drop records, so moving is disabled.
  const movable = onMove !== undefined && tooMany === 0 && ids.length > 1;
  const list = { ...props, shown, movable };
  // Also for a single one, so that chips are not remounted when the second one comes or goes.
  return onMove ? <SortedChips {...list} onMove={onMove} /> : <ChipList {...list} Chip={RecordChip} />;
}

/** Props of chips that can be moved. */
export interface SortedChipsProps extends Omit<RecordChipsProps, "ids" | "onMove"> {
  movable: boolean;
  onMove: (ids: readonly string[]) => void;
}

// Loaded here alone: single values need no library for dragging.
const SortedChips = lazyComponent<SortedChipsProps>(async () => (await import("./SortedChips")).SortedChips, {
  waiting: (props) => <ChipList {...props} Chip={RecordChip} />,
  frame: (failure, props) => (
    <>
      <ChipList {...props} Chip={RecordChip} />
      {failure}
    </>
  ),
});

interface ChipListProps extends Omit<SortedChipsProps, "onMove"> {
  Chip: ComponentType<RecordChipProps>;
}

/** Chips in their order. */
export const ChipList = ({ shown, titles, tooMany, Chip, ...rest }: ChipListProps): ReactNode => {
  const { movable, disabled, onRemove, onOpen } = rest;
  return (
    <ul className="relations-list">
      {shown.map((id, index) => (
        <Chip
          key={id}
          {...{ id, movable, disabled, onRemove, onOpen }}
          title={titles.get(id)}
          leaves={index < tooMany}
        />
      ))}
    </ul>
  );
};

/** Props of the chip of a record. */
export interface RecordChipProps extends Pick<RecordChipsProps, "disabled" | "onRemove" | "onOpen"> {
  id: string;
  /** Null if the record does not exist; undefined while unknown. */
  title: string | null | undefined;
  movable: boolean;
  /** Whether it exceeds the limit. */
  leaves: boolean;
  /** Moves the chip; undefined until that is loaded. */
  sorted?: Sorted;
}

/** Chip of a record: a handle if it can be moved, its title, and a button that removes it. */
export function RecordChip({ id, title, movable, leaves, disabled, sorted, ...on }: RecordChipProps): ReactNode {
  const { onRemove, onOpen } = on;
  const name = title ?? id;
  const states = [title === null && "chip--missing", leaves && "is-gone", sorted?.lifted && "is-lifted"];
  return (
    <li {...sorted?.item} className={["chip chip--link chip--record", ...states.filter(Boolean)].join(" ")}>
      {movable && (
        <button
          {...sorted?.handle}
          type="button"
          className="chip-x chip-grip"
          aria-label={interpolate(listTexts.move, { name })}
        >
          <IconGripVertical className="i i--s" aria-hidden="true" />
        </button>
      )}
      <ChipName {...{ id, title, disabled, onOpen }} />
      <button
        type="button"
        className="chip-x"
        aria-label={interpolate(said.remove, { name })}
        data-tip={interpolate(said.remove, { name })}
        disabled={disabled}
        onClick={() => onRemove(id)}
      >
        <IconX className="i i--s" aria-hidden="true" />
      </button>
    </li>
  );
}

const ChipName = ({
  id,
  title,
  disabled,
  onOpen,
}: Pick<RecordChipProps, "id" | "title" | "disabled" | "onOpen">): ReactNode => {
  const name = title ?? id;
  const content = (
    <>
      {title === null ? (
        <IconAlertTriangle className="i i--s" aria-hidden="true" />
      ) : (
        <IconHierarchy2 className="i i--s" aria-hidden="true" />
      )}
      <span className="clip" dir="auto">
        {name}
      </span>
      {name !== id && <small>{shortId(id)}</small>}
    </>
  );
  if (title === null) {
    return (
      <span className="chip-name" data-tip={said.missing} tabIndex={0}>
        {content}
        <span className="sr">{said.missing}</span>
      </span>
    );
  }
  if (!onOpen) return <span className="chip-name">{content}</span>;
  return (
    <button
      type="button"
      className="chip-name"
      disabled={disabled}
      aria-label={interpolate(said.open, { name })}
      data-tip={interpolate(said.open, { name })}
      onClick={() => onOpen(id)}
    >
      {content}
    </button>
  );
};

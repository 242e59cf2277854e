import "./record-relations.css";
import { IconAlertTriangle, IconGripVertical, IconHierarchy2, IconX } from "@tabler/icons-react";
import { useMemo, type ReactNode } from "react";
import { recordTexts } from "../../../definitions/texts/record";
import { listTexts } from "../../../definitions/texts/list";
import { shortId } from "../../values/text/format-value";
import { interpolate } from "../../values/text/text";
import { SortedList } from "../../runtime/ui/sorted/SortedList";
import { useSorted } from "../../runtime/ui/sorted/use-sorted";
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

/** Sortable list of the related records. Deleted records are marked. */
export function RecordChips({ ids, shown, titles, tooMany, onMove, ...rest }: RecordChipsProps): ReactNode {
  const key = shown.join("\n");
  // Keep the array's identity until the order changes, or each chip re-renders on every keystroke.
  const order = useMemo(() => (key === "" ? [] : key.split("\n")), [key]);
  const nameOf = (id: string): string => titles.get(id) ?? id;
  if (order.length === 0) return null;
  // A change while over the limit would drop records, so moving is disabled.
  const movable = onMove !== undefined && tooMany === 0 && ids.length > 1;
  const disabled = rest.disabled || !movable;
  const list = (
    <ul className="relations-list">
      {order.map((id, index) => (
        <RecordChip key={id} {...{ id, movable, ...rest }} title={titles.get(id)} leaves={index < tooMany} />
      ))}
    </ul>
  );
  // Always render the wrapper, so that chips are not remounted when the second one comes or goes.
  return onMove ? (
    <SortedList ids={order} {...{ nameOf, disabled, onMove }} wraps>
      {list}
    </SortedList>
  ) : (
    list
  );
}

interface RecordChipProps extends Pick<RecordChipsProps, "disabled" | "onRemove" | "onOpen"> {
  id: string;
  /** Null if the record does not exist; undefined while unknown. */
  title: string | null | undefined;
  movable: boolean;
  /** Whether it exceeds the limit. */
  leaves: boolean;
}

function RecordChip({ id, title, movable, leaves, disabled, onRemove, onOpen }: RecordChipProps): ReactNode {
  const { item, handle, lifted } = useSorted(id);
  const name = title ?? id;
  const states = [title === null && "chip--missing", leaves && "is-gone", lifted && "is-lifted"];
  return (
    <li {...item} className={["chip chip--link chip--record", ...states.filter(Boolean)].join(" ")}>
      {movable && (
        <button
          {...handle}
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

import { IconAlertTriangle, IconGripVertical, IconHierarchy2, IconX } from "@tabler/icons-react";
import { useMemo, type ReactNode } from "react";
import { recordTexts } from "../../../definitions/texts/record";
import { listTexts } from "../../../definitions/texts/list";
import { shortId } from "../../runtime/model/values/text/format-value";
import { interpolate } from "../../runtime/model/values/text/text";
import { SortedList } from "../../runtime/ui/sorted/SortedList";
import { useSorted } from "../../runtime/ui/sorted/use-sorted";
import type { RelatedRecords } from "./use-related-records";

const { relation: said } = recordTexts;

interface RecordChipsProps extends Pick<RelatedRecords, "titles"> {
  ids: readonly string[];
  /** The ids that are shown. */
  shown: readonly string[];
  /** How many of them, from the first on, are more than the field takes. */
  tooMany: number;
  disabled: boolean;
  /** Says another order, where there is one. */
  onMove: ((ids: readonly string[]) => void) | undefined;
  onRemove: (id: string) => void;
  onOpen: ((id: string) => void) | undefined;
}

/** The related records that are chosen, in their order, in which they can be moved. One that is no longer there says so. */
export function RecordChips({ ids, shown, titles, tooMany, onMove, ...rest }: RecordChipsProps): ReactNode {
  const key = shown.join("\n");
  // The same list until the order changes, else each chip is drawn at every key.
  const order = useMemo(() => (key === "" ? [] : key.split("\n")), [key]);
  const nameOf = (id: string): string => titles.get(id) ?? id;
  if (order.length === 0) return null;
  // Of too many any change leaves some out, which is not what one moves them for.
  const movable = onMove !== undefined && tooMany === 0 && ids.length > 1;
  const disabled = rest.disabled || !movable;
  const list = (
    <ul className="relations-list">
      {order.map((id, index) => (
        <RecordChip key={id} {...{ id, movable, ...rest }} title={titles.get(id)} leaves={index < tooMany} />
      ))}
    </ul>
  );
  // Also around one that cannot be moved: it stays the same chip as others come and go.
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
  /** Null for one that is not there any more; undefined while that is not known. */
  title: string | null | undefined;
  movable: boolean;
  /** It is one too many. */
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

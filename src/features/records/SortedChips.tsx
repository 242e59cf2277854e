import type { ReactNode } from "react";
import { SortedList } from "../../runtime/ui/sorted/SortedList";
import { useSorted } from "../../runtime/ui/sorted/use-sorted";
import { ChipList, RecordChip, type RecordChipProps, type SortedChipsProps } from "./RecordChips";

const SortedChip = (props: RecordChipProps): ReactNode => <RecordChip {...props} sorted={useSorted(props.id)} />;

/** Chips of related records that can be moved by mouse, touch and keyboard. */
export const SortedChips = ({ onMove, ...list }: SortedChipsProps): ReactNode => (
  <SortedList
    ids={list.shown}
    nameOf={(id) => list.titles.get(id) ?? id}
    disabled={list.disabled || !list.movable}
    onMove={onMove}
    wraps
  >
    <ChipList {...list} Chip={SortedChip} />
  </SortedList>
);

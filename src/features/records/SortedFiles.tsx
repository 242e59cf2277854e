import type { ReactNode } from "react";
import { SortedList } from "../../runtime/ui/sorted/SortedList";
import { useSorted } from "../../runtime/ui/sorted/use-sorted";
import { FileLine, FileList, type FileLineProps, type FileListProps } from "./FileLine";

/** Props of files that can be moved. */
export interface SortedFilesProps extends FileListProps {
  /** Keys of the files; the same array until the order changes. */
  ids: readonly string[];
  onMove: (ids: readonly string[]) => void;
}

const SortedFile = (props: FileLineProps): ReactNode => <FileLine {...props} sorted={useSorted(props.file.key)} />;

/** Lines of files that can be moved by mouse, touch and keyboard. */
export const SortedFiles = ({ ids, onMove, ...list }: SortedFilesProps): ReactNode => (
  <SortedList
    ids={ids}
    nameOf={(id) => list.files.find(({ key }) => key === id)?.name ?? id}
    disabled={list.disabled || !list.movable}
    onMove={onMove}
  >
    <FileList {...list} Line={SortedFile} />
  </SortedList>
);

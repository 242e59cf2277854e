import { errorId } from "@rjsf/utils";
import { useContext, useLayoutEffect, useMemo, useRef, type ReactNode } from "react";
import type { LineModel, ListModel } from "../../model/form/form-model";
import { itemPaths } from "../../model/form/lists";
import { newItem } from "../../model/form/new-item";
import { orderStep, valueAt } from "../../../values/json/path";
import { tableTexts } from "../../../../definitions/texts/table";
import { SortedList } from "../../ui/sorted/SortedList";
import { splitIntoChunks } from "../LazyField";
import { FormContext, useFormState } from "../form-context";
import { FieldErrors } from "../FieldNotes";
import { useInsertItem } from "./use-insert-item";
import { AddItem } from "./AddItem";
import { ItemChunk } from "./ItemChunk";
import { PickItem } from "./PickItem";

/** Props of a list line. */
export interface ListLineProps {
  line: ListModel;
  /** Draws the lines of an item. */
  draw: (lines: readonly LineModel[]) => ReactNode;
}

/** List whose items can be added, moved and removed. Each item is a collapsible group of lines. */
export function ListLine({ line, draw }: ListLineProps): ReactNode {
  const { path, label } = line;
  const { name, now, change, disabled } = useContext(FormContext);
  const paths = useFormState(({ lines }) => itemPaths(lines, path).join("\n"));
  const ids = useMemo(() => (paths === "" ? [] : paths.split("\n")), [paths]);
  const chunks = useMemo(() => splitIntoChunks(ids).map((chunk, at) => ({ at, paths: chunk })), [ids]);
  const errors = useFormState((state) => state.errors.get(path) ?? none);
  const id = `${name}.${path}`;
  const insert = useInsertItem(line);
  const titleOf = (each: string): string => String(valueAt(now().data, `${each}.${line.titlePath}`) ?? "");
  const nameOf = (each: string): string => titleOf(each) || tableTexts.nothing;
  const addItem = (picked?: string): void => {
    const last = ids.findLastIndex((each) => !isGenerated(line, now().data, each)) + 1;
    // Fields that the backend generates stay last.
    insert((titles, key) => newItem(line, titles, key, picked), last);
  };
  const keepFocus = useFocusOfMoved();
  const move = (moved: readonly string[]): void => {
    keepFocus();
    const keys = moved.map((each) => each.slice(path.length + 1));
    change(`${path}.${orderStep}`, keys);
  };
  return (
    <div id={id} tabIndex={-1} role="group" aria-label={label} aria-describedby={errorId(id)}>
      <SortedList ids={ids} disabled={disabled} onMove={move} nameOf={nameOf}>
        <div role="list" className="stack stack--dense">
          {chunks.map((chunk) => (
            <ItemChunk key={chunk.at} list={line} paths={chunk.paths} first={chunk.at < firstChunks} draw={draw} />
          ))}
        </div>
      </SortedList>
      <FieldErrors id={errorId(id)} errors={errors} />
      {line.picker ? (
        <PickItem list={line} picker={line.picker} onAdd={addItem} />
      ) : (
        <AddItem list={line} disabled={disabled} onAdd={addItem} />
      )}
    </div>
  );
}

const isGenerated = ({ variant }: ListModel, data: unknown, item: string): boolean =>
  variant !== undefined && variant.types.types[String(valueAt(data, `${item}.${variant.path}`))]?.generated === true;

/** Keeps the focus on a moved item. In another chunk, it is mounted as a new element. */
function useFocusOfMoved(): () => void {
  const moved = useRef<string>(undefined);
  useLayoutEffect(() => {
    const item = moved.current && document.getElementById(moved.current);
    moved.current = undefined;
    if (item) item.querySelector<HTMLElement>(grip)?.focus({ preventScroll: true });
  });
  return () => {
    const { activeElement } = document;
    moved.current = activeElement?.matches(grip) ? activeElement.closest("[role=listitem]")?.id : undefined;
  };
}

const grip = ".grip";
const none: readonly string[] = [];
// More than a window shows.
const firstChunks = 2;

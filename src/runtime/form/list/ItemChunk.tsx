import { useDndContext } from "@dnd-kit/core";
import {
  memo,
  startTransition,
  useCallback,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
} from "react";
import type { ItemModel, LineModel, ListModel } from "../../model/form/form-model";
import { itemAt } from "../../model/form/lists";
import { KeyMovesContext } from "../../ui/sorted/use-key-moves";
import { FormContext, OpenSectionsContext, useFormState } from "../form-context";
import { canWatchNear, watchNear } from "../watch-near";
import { isItemOpen, ItemLine } from "./ItemLine";

interface ItemChunkProps {
  list: ListModel;
  paths: readonly string[];
  /** True for the first chunks, which are visible when the list opens. */
  first: boolean;
  draw: (lines: readonly LineModel[]) => ReactNode;
}

/**
 * Adjacent items of a list. Far off screen they are placeholders that the browser skips. So typing costs the same in a
 * long list as in a short one.
 */
export const ItemChunk = memo(function ItemChunk({ list, paths, first, draw }: ItemChunkProps): ReactNode {
  const { open } = useContext(OpenSectionsContext);
  const [near, setNear] = useState(first || !canWatchNear());
  const [focused, setFocused] = useState(false);
  const items = useItems(paths);
  const reached = useRef<string>(undefined);
  // Draw all items during a drag, as each is a drop target.
  const { active } = useDndContext();
  const { lifted } = useContext(KeyMovesContext);
  // Keep the focused item drawn wherever it is scrolled.
  const drawn =
    near || focused || active !== null || items.some((item) => item.path === lifted || isItemOpen(item, open));
  useLayoutEffect(() => {
    // The focused placeholder was replaced by its item.
    if (drawn && reached.current) document.getElementById(reached.current)?.focus({ preventScroll: true });
    reached.current = undefined;
  }, [drawn]);
  const watch = useCallback((chunk: HTMLDivElement | null) => {
    if (!chunk) return undefined;
    const enter = ({ target }: FocusEvent): void => {
      if ((target as Element).matches(".acc--far")) reached.current = (target as Element).id;
      setFocused(true);
    };
    const leave = ({ relatedTarget }: FocusEvent): void => {
      // `relatedTarget` is null when the window loses the focus; `activeElement` then stays inside.
      const stays = chunk.contains((relatedTarget as Element | null) ?? document.activeElement);
      // In a transition, like `watchNear`: at this moment no element has the focus.
      if (!stays) startTransition(() => setFocused(false));
    };
    chunk.addEventListener("focusin", enter);
    chunk.addEventListener("focusout", leave);
    const stop = watchNear(chunk, setNear);
    return () => {
      chunk.removeEventListener("focusin", enter);
      chunk.removeEventListener("focusout", leave);
      stop();
    };
  }, []);
  return (
    <div
      ref={watch}
      role="none"
      className={drawn ? "item-chunk" : "item-chunk item-chunk--far"}
      style={{ "--items": items.length } as CSSProperties}
    >
      {items.map((item) =>
        drawn ? <ItemLine key={item.path} {...{ list, item, draw }} /> : <FarItem key={item.path} item={item} />,
      )}
    </div>
  );
});

/** Returns the items at the paths. The array is stable until one of the items changes. */
function useItems(paths: readonly string[]): readonly ItemModel[] {
  const last = useRef<readonly ItemModel[]>([]);
  return useFormState(({ lines }) => {
    const items = paths.flatMap((path) => itemAt(lines, path) ?? []);
    const same = items.length === last.current.length && items.every((item, index) => item === last.current[index]);
    return same ? last.current : (last.current = items);
  });
}

// Focusable placeholder: a key that moves the focus here draws the item.
function FarItem({ item: { path, label } }: { item: ItemModel }): ReactNode {
  const { name } = useContext(FormContext);
  return (
    <div role="listitem" id={`${name}.${path}`} tabIndex={0} className="acc acc--far">
      {label}
    </div>
  );
}

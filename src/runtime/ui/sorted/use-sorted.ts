import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import {
  useCallback,
  useContext,
  useLayoutEffect,
  useRef,
  type CSSProperties,
  type HTMLAttributes,
  type RefCallback,
} from "react";
import { KeyMovesContext } from "./use-key-moves";

interface Sorted {
  /** For the item as a whole. */
  item: { ref: RefCallback<HTMLElement>; style: CSSProperties; "data-lifted": true | undefined };
  /** For the button by which it is moved, beside its name. */
  handle: HTMLAttributes<HTMLElement> & { ref: RefCallback<HTMLElement> };
  lifted: boolean;
}

/** An item of a sorted list: what makes it one that can be moved by mouse, touch and keys. */
export function useSorted(id: string): Sorted {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  const { lifted, press, leave } = useContext(KeyMovesContext);
  const node = useRef<HTMLElement>(null);
  const byKey = lifted === id;
  useLayoutEffect(() => {
    if (byKey) node.current?.scrollIntoView({ block: "nearest" });
  });
  const ref = useCallback(
    (element: HTMLElement | null): void => {
      node.current = element;
      setNodeRef(element);
    },
    [setNodeRef],
  );
  return {
    item: {
      ref,
      style: { transform: CSS.Translate.toString(transform) ?? "", transition: transition ?? "" },
      "data-lifted": isDragging || byKey || undefined,
    },
    handle: {
      ref: setActivatorNodeRef,
      ...attributes,
      ...listeners,
      onKeyDown: (event) => press(event, id),
      onBlur: byKey ? leave : undefined,
    },
    lifted: isDragging || byKey,
  };
}

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
import { listTexts } from "../../../../definitions/texts/list";
import { KeyMovesContext } from "./use-key-moves";

/** Props that make an element sortable. */
export interface Sorted {
  /** Props of the item's element. */
  item: { ref: RefCallback<HTMLElement>; style: CSSProperties; "data-lifted": true | undefined };
  /** Props of the button that moves the item. */
  handle: HTMLAttributes<HTMLElement> & { ref: RefCallback<HTMLElement>; "data-tip": string | undefined };
  lifted: boolean;
}

/** Makes an element a sortable item of the surrounding `SortedList`. */
export function useSorted(id: string): Sorted {
  const { lifted, disabled, press, click, leave } = useContext(KeyMovesContext);
  const sortable = useSortable({ id, disabled });
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging, active } =
    sortable;
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
      "aria-pressed": isDragging || byKey || undefined,
      // The focus is announced again after each move: do not repeat the instructions.
      "aria-describedby": byKey ? undefined : attributes["aria-describedby"],
      // Not during a pointer drag.
      onKeyDown: (event) => active ?? press(event, id),
      // Some browsers click a button on keyup of Space.
      onKeyUp: (event) => event.key === " " && event.preventDefault(),
      // Keep the focus on the lifted item, as it will be dropped here.
      onMouseDown: (event) => lifted !== undefined && !byKey && event.preventDefault(),
      onClick: ({ currentTarget }) => {
        if (lifted === undefined) currentTarget.focus();
        click(id);
      },
      onBlur: byKey ? leave : undefined,
      "data-tip": lifted === undefined ? listTexts.moveTip : undefined,
    },
    lifted: isDragging || byKey,
  };
}

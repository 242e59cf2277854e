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

interface Sorted {
  /** For the item as a whole. */
  item: { ref: RefCallback<HTMLElement>; style: CSSProperties; "data-lifted": true | undefined };
  /** For the button by which it is moved, beside its name. */
  handle: HTMLAttributes<HTMLElement> & { ref: RefCallback<HTMLElement>; "data-tip": string | undefined };
  lifted: boolean;
}

/** An item of a sorted list: what makes it one that can be moved by mouse, touch and keys. */
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
      // How to move it has been read; with each move the focus is told anew.
      "aria-describedby": byKey ? undefined : attributes["aria-describedby"],
      // Not while a pointer drags something.
      onKeyDown: (event) => active ?? press(event, id),
      // Some browsers press a button as Space is let go.
      onKeyUp: (event) => event.key === " " && event.preventDefault(),
      // What is lifted keeps the focus: it takes this place, and is not left.
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

import { useCallback, useRef, type RefCallback, type RefObject } from "react";
import type { Caret } from "../runtime/registry/filter-editor";
import { caretIn } from "../runtime/ui/focus/caret-in";

/** Caret that follows a text from one control to the next. */
export interface SharedCaret {
  /** The last caret in a focused area; undefined if no area had the focus. */
  caret: RefObject<Caret | undefined>;
  /** Ref of a textarea. It takes over the caret on mount and saves it on unmount. */
  areaRef: RefCallback<HTMLTextAreaElement>;
  /** Makes the next control take the focus, with the caret at a position. */
  place: (position: number) => void;
}

/** Hands the caret of a textarea over to the editor that replaces it. */
export function useCaret(): SharedCaret {
  const caret = useRef<Caret>(undefined);
  const placed = useRef(false);
  const areaRef = useCallback((area: HTMLTextAreaElement | null) => {
    if (area && caret.current) {
      const { anchor, head } = caret.current;
      area.focus();
      area.setSelectionRange(Math.min(anchor, head), Math.max(anchor, head));
      caret.current = undefined;
    }
    return () => {
      if (!placed.current) caret.current = caretIn(area!) ?? caret.current;
      placed.current = false;
    };
  }, []);
  const place = useCallback((position: number) => {
    caret.current = { anchor: position, head: position };
    placed.current = true;
  }, []);
  return { caret, areaRef, place };
}

import { useCallback, useRef, type RefCallback, type RefObject } from "react";
import type { Caret } from "../runtime/registry/filter-editor";
import { caretIn } from "../runtime/ui/focus/caret-in";

/** The caret of a text, wherever the text is edited. */
export interface FollowedCaret {
  /** The last caret in a focused area; undefined if no area had the focus. */
  caret: RefObject<Caret | undefined>;
  /** The ref of a plain area: it takes the caret over as it comes, and leaves it as it goes. */
  follow: RefCallback<HTMLTextAreaElement>;
  /** Has what comes next begin with the focus, and the caret at a position. */
  place: (position: number) => void;
}

/** Follows the caret from a plain area to the editor that takes its place. */
export function useCaret(): FollowedCaret {
  const caret = useRef<Caret>(undefined);
  const placed = useRef(false);
  const follow = useCallback((area: HTMLTextAreaElement | null) => {
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
  return { caret, follow, place };
}

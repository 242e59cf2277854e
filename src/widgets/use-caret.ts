import { useCallback, useRef, type RefCallback, type RefObject } from "react";
import type { Caret } from "../runtime/registry/filter-editor";
import { caretIn } from "../runtime/ui/caret-in";

/** The caret of a text, wherever the text is edited. */
export interface FollowedCaret {
  /** Where it was last in a plain area that had the focus; undefined if it was in none. */
  caret: RefObject<Caret | undefined>;
  /** The ref of a plain area: it takes the caret over as it comes, and leaves it as it goes. */
  follow: RefCallback<HTMLTextAreaElement>;
  /** Has the next area or editor begin with the focus, at the beginning. */
  begin: () => void;
}

/** Follows the caret from a plain area to the editor that takes its place. */
export function useCaret(): FollowedCaret {
  const caret = useRef<Caret>(undefined);
  const follow = useCallback((area: HTMLTextAreaElement | null) => {
    if (area && caret.current) {
      const { anchor, head } = caret.current;
      area.focus();
      area.setSelectionRange(Math.min(anchor, head), Math.max(anchor, head));
      caret.current = undefined;
    }
    return () => void (caret.current = caretIn(area!) ?? caret.current);
  }, []);
  const begin = useCallback(() => void (caret.current = { anchor: 0, head: 0 }), []);
  return { caret, follow, begin };
}

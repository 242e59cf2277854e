import { useEffect, useRef, type ReactNode } from "react";
import { texts } from "../../../../definitions/texts/texts";
import { UnsavedCount } from "../../form/UnsavedCount";
import type { FormHandle } from "../../form/use-form";
import { Button } from "../../ui/Button";

interface SaveBarProps {
  form: FormHandle;
  /** What stands here while nothing has changed, in place of a Save that has nothing to do. */
  children: ReactNode;
}

/** What has changed, and what can be done about it. It stays in sight however long the form is. */
export function SaveBar({ form, children }: SaveBarProps): ReactNode {
  const { changed: n, busy } = form;
  useFocusOnceClean(n);
  return (
    <div className="save-bar">
      <div>
        <UnsavedCount count={n} />
        <span className="grow" />
        {n > 0 && (
          <Button look="quiet" size="form" disabled={busy} onClick={form.revert}>
            {texts.form.cancel}
          </Button>
        )}
        {n === 0 && children ? (
          children
        ) : (
          <Button key="save" look="primary" size="form" type="submit" form={form.name} busy={busy} disabled={n === 0}>
            {texts.form.save}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The buttons go with the changes that they were for. Where one of them had the focus, the page has it then. */
function useFocusOnceClean(changes: number): void {
  const before = useRef(changes);
  useEffect(() => {
    const focused = document.activeElement;
    const isLost = focused === document.body || focused?.matches(":disabled");
    if (before.current > 0 && changes === 0 && isLost) document.getElementById("main")?.focus();
    before.current = changes;
  }, [changes]);
}

import type { ReactNode } from "react";
import { words } from "../../../definitions/words/words";
import type { Editing } from "../form/use-draft";
import { fill } from "../model/fill";
import { Button } from "../shell/Button";

interface SaveBarProps {
  editing: Editing;
  saving: boolean;
  /** What stands here while nothing has changed, in place of a Save that has nothing to do. */
  children: ReactNode;
}

/** What has changed, and what can be done about it. It stays in sight however long the form is. */
export function SaveBar({ editing, saving, children }: SaveBarProps): ReactNode {
  const n = editing.changed.length;
  const { changed } = words.form;
  const revert = (): void => {
    editing.revert();
    // The button goes with what it took back.
    document.getElementById("main")?.focus();
  };
  return (
    <div className="save-bar">
      <div>
        <span role="status" className="grow">
          {n > 0 && <span className="unsaved">{fill(n === 1 ? changed.one : changed.many, { n })}</span>}
        </span>
        {n > 0 && (
          <Button look="quiet" size="form" disabled={saving} onClick={revert}>
            {words.form.cancel}
          </Button>
        )}
        {n === 0 && children ? (
          children
        ) : (
          <Button look="primary" size="form" type="submit" form={editing.name} busy={saving} disabled={n === 0}>
            {words.form.save}
          </Button>
        )}
      </div>
    </div>
  );
}

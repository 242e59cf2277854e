import type { ReactNode } from "react";
import { texts } from "../../../../definitions/texts/texts";
import type { FormHandle } from "../../form/use-form";
import { interpolate } from "../../model/values/text";
import { Button } from "../../ui/Button";

interface SaveBarProps {
  form: FormHandle;
  /** What stands here while nothing has changed, in place of a Save that has nothing to do. */
  children: ReactNode;
}

/** What has changed, and what can be done about it. It stays in sight however long the form is. */
export function SaveBar({ form, children }: SaveBarProps): ReactNode {
  const { changed: n, busy } = form;
  const { changed } = texts.form;
  const revert = (): void => {
    form.revert();
    // The button goes with what it took back.
    document.getElementById("main")?.focus();
  };
  return (
    <div className="save-bar">
      <div>
        <span role="status" className="grow">
          {n > 0 && <span className="unsaved">{interpolate(n === 1 ? changed.one : changed.many, { n })}</span>}
        </span>
        {n > 0 && (
          <Button look="quiet" size="form" disabled={busy} onClick={revert}>
            {texts.form.cancel}
          </Button>
        )}
        {n === 0 && children ? (
          children
        ) : (
          <Button look="primary" size="form" type="submit" form={form.name} busy={busy} disabled={n === 0}>
            {texts.form.save}
          </Button>
        )}
      </div>
    </div>
  );
}

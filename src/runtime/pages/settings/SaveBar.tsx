import type { ReactNode } from "react";
import { texts } from "../../../../definitions/texts/texts";
import { UnsavedCount } from "../../form/UnsavedCount";
import type { FormHandle } from "../../form/use-form";
import { Button } from "../../ui/controls/Button";
import { BarVersion } from "../../version/BarVersion";

interface SaveBarProps {
  form: FormHandle;
  /** Shown instead of the Save button while nothing has changed. */
  children: ReactNode;
}

/** Sticky bar with the number of unsaved changes, Cancel and Save. */
export function SaveBar({ form, children }: SaveBarProps): ReactNode {
  const { changed: n, busy } = form;
  const revert = (): void => {
    form.revert();
    // The button disappears with the changes and would lose the focus.
    document.getElementById("main")?.focus();
  };
  return (
    <div className="save-bar">
      <div>
        <UnsavedCount count={n} />
        <span className="grow" />
        {n > 0 && (
          <Button look="quiet" size="form" disabled={busy} onClick={revert}>
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
      <BarVersion />
    </div>
  );
}

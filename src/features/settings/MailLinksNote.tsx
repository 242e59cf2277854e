import type { MouseEvent, ReactNode } from "react";
import { settingsNotes } from "../../../definitions/texts/settings-notes";
import { backend } from "../../backend/version/backend";
import { interpolate } from "../../values/text/text";
import { valueAt } from "../../values/json/path";
import { Note } from "../../runtime/ui/notices/Note";
import { Button } from "../../runtime/ui/controls/Button";
import { useRegistry, type SlotProps } from "../../runtime/registry/registry";

/**
 * Note that links in emails lead to another address than this page. Offers this address if it serves the pages for such
 * links.
 */
export function MailLinksNote({ data, change, disabled }: SlotProps): ReactNode {
  const { screens } = useRegistry();
  const path = backend().applicationUrl;
  const here = placeOf(window.location);
  const hasMailPages = Object.values(screens).some((screen) => "token" in screen);
  const adopt = ({ currentTarget }: MouseEvent<HTMLButtonElement>): void => {
    change(path, here);
    // The button is removed by its own action, so focus the changed field.
    document.getElementById(`${currentTarget.form?.id}.${path}`)?.focus();
  };
  // The backend collapses repeated slashes.
  if (String(valueAt(data, path)).replace(/\/+$/, "") === here) return null;
  return (
    <div className="row">
      <span />
      <Note kind="info">
        <p>{interpolate(settingsNotes.mailLinks.differs, { here })}</p>
        {hasMailPages && (
          <Button size="small" disabled={disabled} onClick={adopt}>
            {interpolate(settingsNotes.mailLinks.adopt, { here })}
          </Button>
        )}
      </Note>
    </div>
  );
}

/** Returns the dashboard's URL without "/_/", to which emails append their path. */
const placeOf = ({ origin, pathname }: Location): string => origin + pathname.replace(/(\/_)?\/[^/]*$/, "");

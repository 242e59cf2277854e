import type { MouseEvent, ReactNode } from "react";
import { texts } from "../../../definitions/texts/texts";
import { backend } from "../../runtime/model/version/backend";
import { interpolate } from "../../runtime/model/values/text/text";
import { valueAt } from "../../runtime/model/values/json/path";
import { Note } from "../../runtime/ui/notices/Note";
import { Button } from "../../runtime/ui/controls/Button";
import { useRegistry, type SlotProps } from "../../runtime/registry/registry";

/**
 * Says so when the links in mails lead elsewhere than to the page one is on. This page's address is offered only where
 * it has the pages that mails lead to.
 */
export function MailLinksNote({ data, change, disabled }: SlotProps): ReactNode {
  const { screens } = useRegistry();
  const path = backend().applicationUrl;
  const here = placeOf(window.location);
  const hasMailPages = Object.values(screens).some((screen) => "token" in screen);
  const adopt = ({ currentTarget }: MouseEvent<HTMLButtonElement>): void => {
    change(path, here);
    // The button goes with what it did: one goes on in the field that it has filled in.
    document.getElementById(`${currentTarget.form?.id}.${path}`)?.focus();
  };
  // The backend makes one slash of several.
  if (String(valueAt(data, path)).replace(/\/+$/, "") === here) return null;
  return (
    <div className="row">
      <span />
      <Note kind="info">
        <p>{interpolate(texts.mailLinks.differs, { here })}</p>
        {hasMailPages && (
          <Button size="small" disabled={disabled} onClick={adopt}>
            {interpolate(texts.mailLinks.adopt, { here })}
          </Button>
        )}
      </Note>
    </div>
  );
}

/** Where the dashboard is served: what mails lead to is that address, "/_/" and a page. */
const placeOf = ({ origin, pathname }: Location): string => origin + pathname.replace(/(\/_)?\/[^/]*$/, "");

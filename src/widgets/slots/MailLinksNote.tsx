import type { ReactNode } from "react";
import { texts } from "../../../definitions/texts/texts";
import { interpolate } from "../../runtime/model/values/text";
import { valueAt } from "../../runtime/model/values/path";
import { Note } from "../../runtime/ui/Note";
import { Button } from "../../runtime/ui/Button";
import { useRegistry, type SlotProps } from "../../runtime/registry/registry";

const path = "meta.appUrl";

/**
 * Says so when the links in mails lead elsewhere than to the page one is on. This page's address is offered only where
 * it has the pages that mails lead to.
 */
export function MailLinksNote({ data, change }: SlotProps): ReactNode {
  const { screens } = useRegistry();
  const { origin } = window.location;
  const hasMailPages = Object.values(screens).some((screen) => "token" in screen);
  if (originOf(valueAt(data, path)) === origin) return null;
  return (
    <div className="row">
      <span />
      <Note kind="info">
        <p>{interpolate(texts.mailLinks.differs, { origin })}</p>
        {hasMailPages && (
          <Button size="small" onClick={() => change(path, origin)}>
            {interpolate(texts.mailLinks.adopt, { origin })}
          </Button>
        )}
      </Note>
    </div>
  );
}

const originOf = (address: unknown): string | undefined => {
  try {
    return new URL(String(address)).origin;
  } catch {
    return undefined;
  }
};

import type { ReactNode } from "react";
import { words } from "../../../definitions/words/words";
import { fill } from "../../runtime/model/fill";
import { at } from "../../runtime/model/path";
import { Note } from "../../runtime/panel/Note";
import { Button } from "../../runtime/shell/Button";
import type { SlotProps } from "../../runtime/shell/product";

const path = "meta.appUrl";

/** Says so when the links in mails lead elsewhere than to the page one is on, and offers this page's address. */
export function MailLinksNote({ data, change }: SlotProps): ReactNode {
  const { origin } = window.location;
  if (originOf(at(data, path)) === origin) return null;
  return (
    <div className="row">
      <span />
      <Note kind="info">
        <p>{fill(words.mailLinks.differs, { origin })}</p>
        <Button size="small" onClick={() => change(path, origin)}>
          {fill(words.mailLinks.adopt, { origin })}
        </Button>
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

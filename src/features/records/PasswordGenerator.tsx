import { IconCopy, IconEye, IconEyeOff, IconKey, IconLock } from "@tabler/icons-react";
import { useState, type ReactNode } from "react";
import { recordTexts } from "../../../definitions/texts/record";
import { randomPassword } from "../../values/text/random-secret";
import { valueAt } from "../../values/json/path";
import type { SlotProps } from "../../runtime/registry/registry";
import { useMadeText, useSavedText } from "../../runtime/store/made-text";
import { Button } from "../../runtime/ui/controls/Button";
import { copyText } from "../../runtime/ui/text/copy-text";
import { IconButton } from "../../runtime/ui/controls/IconButton";

const { password: said } = recordTexts;

/** Button that fills in a random password and its confirmation. The password can be shown and copied. */
export function PasswordGenerator({ data, change, disabled, item }: SlotProps): ReactNode {
  const { made, setMade } = useMadeText();
  const generate = (): void => {
    const password = randomPassword(Number(valueAt(item, "minPasswordLength") ?? 0));
    setMade("password", password);
    change("password", password);
    change("passwordConfirm", password);
  };
  const isThere = made !== undefined && valueAt(data, "password") === made;
  return (
    <div className="row">
      <span />
      <div className="row-body">
        <Button size="form" className="password-generate" disabled={disabled} onClick={generate}>
          <IconKey className="i" aria-hidden="true" />
          {isThere ? said.again : said.generate}
        </Button>
        {isThere && <Password key={made} label={said.generated} password={made} note={said.note} />}
      </div>
    </div>
  );
}

/** Generated password that was saved, until the panel closes: it can still be shown and copied. */
export function SavedPassword({ stored }: SlotProps): ReactNode {
  const password = useSavedText(valueAt(stored, "id"));
  if (password === undefined) return null;
  return (
    <div className="row">
      <span className="row-label">
        <IconLock className="i i--s" aria-hidden="true" />
        {said.saved}
      </span>
      <div className="row-body">
        <Password key={password} label={said.saved} password={password} note={said.savedNote} />
      </div>
    </div>
  );
}

interface PasswordProps {
  label: string;
  password: string;
  note: string;
}

function Password({ label, password, note }: PasswordProps): ReactNode {
  const [shown, setShown] = useState(false);
  const toggle = shown ? said.hide : said.show;
  const Picture = shown ? IconEyeOff : IconEye;
  return (
    <>
      <div className="inline password-generated">
        <output className="chip chip--id" aria-label={label}>
          {shown ? password : "•".repeat(password.length)}
        </output>
        <IconButton small label={toggle} icon={Picture} onClick={() => setShown(!shown)} />
        <IconButton small label={said.copy} icon={IconCopy} onClick={() => void copyText(password, said.name)} />
      </div>
      <p className="hint">{note}</p>
    </>
  );
}

import { useId, useState, type ReactNode } from "react";
import { backupTexts } from "../../../definitions/texts/backups";
import { interpolate } from "../../values/text/text";
import { Button } from "../../runtime/ui/controls/Button";
import { PopupFrame } from "../../runtime/ui/dialogs/PopupFrame";
import { Note } from "../../runtime/ui/notices/Note";
import { useRestore } from "./use-restore";

const { restoring: said } = backupTexts;

interface RestoreBackupProps {
  name: string;
  onClose: () => void;
}

/** Dialog that explains a restore, asks for the backup's name and waits until the backend is back. */
export function RestoreBackup({ name, onClose }: RestoreBackupProps): ReactNode {
  const [typed, setTyped] = useState("");
  const { busy, restore } = useRestore(name, onClose);
  const id = useId();
  const isSure = typed.trim() === name;
  const foot = (
    <>
      <span className="grow" />
      <Button look="quiet" size="form" disabled={busy} onClick={onClose}>
        {said.close}
      </Button>
      <Button look="danger" size="form" type="submit" form={`${id}-form`} busy={busy} disabled={!isSure}>
        {said.act}
      </Button>
    </>
  );
  return (
    <PopupFrame isRisky title={said.title} className="popup--form" busy={busy} focus={id} onClose={onClose} foot={foot}>
      <form
        id={`${id}-form`}
        className="fields"
        onSubmit={(event) => {
          event.preventDefault();
          if (isSure && !busy) void restore();
        }}
      >
        <Consequences />
        <div className="field">
          <label className="label" htmlFor={id}>
            {interpolate(said.confirm, { name })}
          </label>
          <input
            id={id}
            className="input input--mono"
            autoComplete="off"
            spellCheck={false}
            readOnly={busy}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        <div role="status">{busy && <Note kind="info">{interpolate(said.waits, { name })}</Note>}</div>
      </form>
    </PopupFrame>
  );
}

const Consequences = (): ReactNode => (
  <>
    <p>{said.lost}</p>
    <ul className="facts-list">
      {said.facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  </>
);

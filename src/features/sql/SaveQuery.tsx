import { useId, useState, type ReactNode } from "react";
import { sqlTexts } from "../../../definitions/texts/sql";
import { Button } from "../../runtime/ui/controls/Button";
import { PopupFrame } from "../../runtime/ui/dialogs/PopupFrame";
import { Note } from "../../runtime/ui/notices/Note";
import { interpolate } from "../../values/text/text";
import type { SavedQuery } from "./model/queries";

const { save: said } = sqlTexts;

interface SaveQueryProps {
  saved: readonly SavedQuery[];
  onSave: (name: string) => void;
  onClose: () => void;
}

/** Popup that asks for the name of a query. A note warns before a name replaces another query. */
export function SaveQuery({ saved, onSave, onClose }: SaveQueryProps): ReactNode {
  const id = useId();
  const [typed, setTyped] = useState("");
  const name = typed.trim();
  const isTaken = saved.some((query) => query.name === name);
  const foot = (
    <>
      <span className="grow" />
      <Button look="quiet" size="form" onClick={onClose}>
        {said.close}
      </Button>
      <Button look="primary" size="form" type="submit" form={`${id}-form`} disabled={name === ""}>
        {isTaken ? said.replace : said.act}
      </Button>
    </>
  );
  return (
    <PopupFrame title={said.title} className="popup--form" focus={id} onClose={onClose} foot={foot}>
      <form
        id={`${id}-form`}
        className="fields"
        onSubmit={(event) => {
          event.preventDefault();
          if (name === "") return;
          onSave(name);
          onClose();
        }}
      >
        <div className="field">
          <label className="label" htmlFor={id}>
            {said.name}
          </label>
          <input
            id={id}
            className="input"
            autoComplete="off"
            maxLength={100}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        <div role="status">{isTaken && <Note kind="info">{interpolate(said.taken, { name })}</Note>}</div>
      </form>
    </PopupFrame>
  );
}

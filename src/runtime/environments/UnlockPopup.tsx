import { useId, useState, type ReactNode } from "react";
import { unlockedFor } from "../../../definitions/limits/lock";
import { environmentTexts } from "../../../definitions/texts/environments";
import { askToUnlock, unlock } from "../../backend/api/lock";
import type { Environment } from "../../browser/environments";
import { showToast } from "../../browser/toasts";
import { interpolate } from "../../values/text/text";
import { Button } from "../ui/controls/Button";
import { PopupFrame } from "../ui/dialogs/PopupFrame";

const { popup: said } = environmentTexts;

const close = (): void => askToUnlock(false);

/** Asks for the name of the environment, and unlocks it. */
export function UnlockPopup({ environment: { name, host } }: { environment: Environment }): ReactNode {
  const [typed, setTyped] = useState("");
  const id = useId();
  const isSure = typed.trim() === name;
  const values = { name, host, minutes: unlockedFor };
  const foot = (
    <>
      <span className="grow" />
      <Button look="quiet" size="form" onClick={close}>
        {said.cancel}
      </Button>
      <Button look="primary" size="form" type="submit" form={`${id}-form`} disabled={!isSure}>
        {interpolate(said.act, values)}
      </Button>
    </>
  );
  return (
    <PopupFrame title={interpolate(said.title, values)} className="popup--form" focus={id} onClose={close} foot={foot}>
      <form
        id={`${id}-form`}
        className="fields"
        onSubmit={(event) => {
          event.preventDefault();
          // A form may be around this popup in React's tree.
          event.stopPropagation();
          if (!isSure) return;
          const time = new Date(unlock()).toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" });
          showToast("info", interpolate(said.done, { name, time }));
        }}
      >
        <p>{interpolate(said.what, values)}</p>
        <div className="field">
          <label className="label" htmlFor={id}>
            {interpolate(said.label, values)}
          </label>
          <input
            id={id}
            className="input input--mono"
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
      </form>
    </PopupFrame>
  );
}

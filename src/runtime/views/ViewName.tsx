import { useId, useState, type ReactNode } from "react";
import { viewTexts } from "../../../definitions/texts/views";
import { interpolate } from "../../values/text/text";
import { Button } from "../ui/controls/Button";
import { PopupFrame } from "../ui/dialogs/PopupFrame";
import { Note } from "../ui/notices/Note";

const { popup: said } = viewTexts;

interface ViewNameProps {
  /** Present name; undefined for a new view. */
  former: string | undefined;
  taken: readonly string[];
  onName: (name: string) => void;
  onClose: () => void;
}

/** Popup that asks for the name of a view. A note warns before a name replaces another view. */
export function ViewName({ former, taken, onName, onClose }: ViewNameProps): ReactNode {
  const id = useId();
  const [typed, setTyped] = useState(former ?? "");
  // A view of the address that begins with a brace is the columns of a link.
  const name = typed.trim().replace(/^\{+/, "");
  const isTaken = name !== former && taken.includes(name);
  const kind = former === undefined ? "add" : "rename";
  return (
    <PopupFrame
      title={said.title[kind]}
      className="popup--form"
      focus={id}
      onClose={onClose}
      foot={
        <Foot form={`${id}-form`} act={said.act[isTaken ? "replace" : kind]} {...{ onClose }} disabled={name === ""} />
      }
    >
      <form
        id={`${id}-form`}
        className="fields"
        onSubmit={(event) => {
          event.preventDefault();
          if (name === "") return;
          onClose();
          onName(name);
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

interface FootProps extends Pick<ViewNameProps, "onClose"> {
  /** Id of the form. */
  form: string;
  act: string;
  disabled: boolean;
}

const Foot = ({ form, act, disabled, onClose }: FootProps): ReactNode => (
  <>
    <span className="grow" />
    <Button look="quiet" size="form" onClick={onClose}>
      {said.close}
    </Button>
    <Button look="primary" size="form" type="submit" {...{ form, disabled }}>
      {act}
    </Button>
  </>
);

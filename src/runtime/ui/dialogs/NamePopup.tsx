import { useId, useState, type ReactNode } from "react";
import { Button } from "../controls/Button";
import { Note } from "../notices/Note";
import { PopupFrame } from "./PopupFrame";

interface NamePopupProps {
  title: string;
  label: string;
  close: string;
  former?: string | undefined;
  /** Returns the name that a typed text stands for; an empty text is none. */
  nameOf?: (typed: string) => string;
  /** Returns the text of the button, and a note such as that the name is taken. */
  textsFor: (name: string) => { act: string; note?: string | undefined };
  onName: (name: string) => void;
  onClose: () => void;
}

const trimmed = (typed: string): string => typed.trim();

/** Popup that asks for a name. */
export function NamePopup({
  title,
  label,
  close,
  former = "",
  nameOf = trimmed,
  textsFor,
  onName,
  onClose,
}: NamePopupProps): ReactNode {
  const id = useId();
  const [typed, setTyped] = useState(former);
  const name = nameOf(typed);
  const { act, note } = textsFor(name);
  return (
    <PopupFrame
      title={title}
      className="popup--form"
      focus={id}
      onClose={onClose}
      foot={<Foot form={`${id}-form`} disabled={name === ""} {...{ close, act, onClose }} />}
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
            {label}
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
        <div role="status">{note !== undefined && <Note kind="info">{note}</Note>}</div>
      </form>
    </PopupFrame>
  );
}

interface FootProps extends Pick<NamePopupProps, "close" | "onClose"> {
  /** Id of the form. */
  form: string;
  act: string;
  disabled: boolean;
}

const Foot = ({ form, act, disabled, close, onClose }: FootProps): ReactNode => (
  <>
    <span className="grow" />
    <Button look="quiet" size="form" onClick={onClose}>
      {close}
    </Button>
    <Button look="primary" size="form" type="submit" {...{ form, disabled }}>
      {act}
    </Button>
  </>
);

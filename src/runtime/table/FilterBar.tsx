import { IconAlertCircle, IconSearch } from "@tabler/icons-react";
import { useId, useRef, useState, type ReactNode } from "react";
import { words } from "../../../definitions/words/words";
import { fill } from "../model/fill";
import { Button } from "../shell/Button";

interface FilterBarProps {
  label: string;
  placeholder: string;
  applied: string;
  /** What the backend says against the applied filter. */
  refused: string | undefined;
  onApply: (filter: string) => void;
}

/** The filter of a table. It is applied by Enter or its button, never while one types. */
export function FilterBar({ label, placeholder, applied, refused, onApply }: FilterBarProps): ReactNode {
  const [typed, setTyped] = useState({ over: applied, text: applied });
  // The address is the truth: Back and Forward bring their own filter.
  if (typed.over !== applied) setTyped({ over: applied, text: applied });
  const reason = useId();
  const { text } = typed;
  const input = useRef<HTMLInputElement>(null);
  // The buttons go with what they did; one goes on in the text.
  const apply = (filter: string): void => {
    onApply(filter);
    input.current?.focus();
  };
  const set = (next: string): void => setTyped({ over: applied, text: next });
  return (
    <search className="filter">
      <form
        className={`affix${refused ? " has-error" : ""}`}
        onSubmit={(event) => {
          event.preventDefault();
          apply(text.trim());
        }}
      >
        <IconSearch className="i" aria-hidden="true" />
        <input
          ref={input}
          className="input input--mono"
          aria-label={label}
          placeholder={placeholder}
          value={text}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          aria-invalid={refused !== undefined}
          aria-describedby={reason}
          onChange={({ target }) => set(target.value)}
        />
        <Buttons
          clearable={text !== "" || applied !== ""}
          applicable={text.trim() !== applied}
          onClear={() => {
            set("");
            apply("");
          }}
        />
      </form>
      <Refusal id={reason} text={refused} />
    </search>
  );
}

const Refusal = ({ id, text }: { id: string; text: string | undefined }): ReactNode => (
  <div id={id} role="alert">
    {text && (
      <p className="filter-error">
        <IconAlertCircle className="i i--s" aria-hidden="true" />
        {fill(words.table.badFilter, { reason: text })}
      </p>
    )}
  </div>
);

interface ButtonsProps {
  clearable: boolean;
  applicable: boolean;
  onClear: () => void;
}

const Buttons = ({ clearable, applicable, onClear }: ButtonsProps): ReactNode => (
  <div className="affix-end">
    {clearable && (
      <Button look="quiet" size="small" onClick={onClear}>
        {words.table.clear}
      </Button>
    )}
    {applicable && (
      <Button look="primary" size="small" type="submit">
        {words.table.search}
      </Button>
    )}
  </div>
);

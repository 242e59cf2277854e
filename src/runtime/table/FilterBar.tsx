import { IconAlertCircle, IconSearch } from "@tabler/icons-react";
import { useId, useState, type ReactNode } from "react";
import { words } from "../../../definitions/words";
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
  const set = (next: string): void => setTyped({ over: applied, text: next });
  return (
    <search className="filter">
      <form
        className={`affix${refused ? " has-error" : ""}`}
        onSubmit={(event) => {
          event.preventDefault();
          onApply(text.trim());
        }}
      >
        <IconSearch className="i" aria-hidden="true" />
        <input
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
            onApply("");
          }}
        />
      </form>
      <div id={reason} role="alert">
        {refused && (
          <p className="filter-error">
            <IconAlertCircle className="i i--s" aria-hidden="true" />
            {fill(words.table.badFilter, { reason: refused })}
          </p>
        )}
      </div>
    </search>
  );
}

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

import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from "react";
import { Button } from "../../runtime/ui/controls/Button";
import { FieldError } from "../../runtime/ui/notices/FieldError";
import { useEscape } from "./use-full-screen";

interface Field {
  label: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
}

interface AddressFormProps {
  label: string;
  /** The first one is an address. It is required. */
  fields: readonly Field[];
  /** Error of the address. */
  error: string | undefined;
  /** Label of the button that applies the input. */
  submit: string;
  /** Called with true to apply the input, with false on cancel. */
  onDone: (isDone: boolean) => void;
  /** Further buttons. */
  children?: ReactNode;
}

/** Small form below the toolbar, for an address. Enter applies it, Escape closes it. */
export function AddressForm({ label, fields, error, submit, onDone, children }: AddressFormProps): ReactNode {
  const form = useRef<HTMLDivElement>(null);
  const errorId = useId();
  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  useEscape(form, true, () => onDone(false));
  const canSubmit = error === undefined && fields[0]?.value.trim() !== "";
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Enter") return;
    // The key must not save the record.
    event.preventDefault();
    event.stopPropagation();
    if (canSubmit) onDone(true);
  };
  return (
    <div ref={form} className="rich-form" role="group" aria-label={label} data-escape="">
      {fields.map((field, at) => (
        <input
          key={field.label}
          className="input"
          type="text"
          inputMode={at === 0 ? "url" : "text"}
          aria-label={field.label}
          aria-invalid={at === 0 && error !== undefined}
          aria-describedby={at === 0 ? errorId : undefined}
          placeholder={field.placeholder ?? field.label}
          value={field.value}
          onKeyDown={onKeyDown}
          onChange={({ target }) => field.onChange(target.value)}
        />
      ))}
      <Button size="small" disabled={!canSubmit} onClick={() => onDone(true)}>
        {submit}
      </Button>
      {children}
      <div id={errorId} className="rich-form-error" aria-live="polite">
        {error !== undefined && <FieldError text={error} />}
      </div>
    </div>
  );
}

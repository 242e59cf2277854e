import { IconArrowBackUp, IconKey } from "@tabler/icons-react";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { redacted } from "../../definitions/backend/limits";
import { words } from "../../definitions/words";
import type { WidgetProps } from "../runtime/form/widget";
import { Button } from "../runtime/shell/Button";

/** A stored secret. It is never shown, only replaced; taking the replacement back keeps what is stored. */
export function MaskedInput(props: WidgetProps<string | undefined>): ReactNode {
  const { id, label, value, onChange, required, disabled, invalid, describedBy } = props;
  const masked = value === redacted;
  const [stored] = useState(masked);
  const input = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (asked && !masked) input.current?.focus();
  }, [asked, masked]);
  const common = { id, disabled, className: "input", ref: input, "aria-describedby": describedBy };
  if (masked) {
    return (
      <div className="secret">
        <input {...common} readOnly value={redacted} aria-label={`${label}: ${words.form.hiddenSecret}`} />
        <Button
          size="form"
          disabled={disabled}
          onClick={() => {
            setAsked(true);
            onChange("");
          }}
        >
          <IconKey className="i" aria-hidden="true" />
          {words.form.setSecret}
        </Button>
      </div>
    );
  }
  return (
    <div className="inline">
      <input
        {...common}
        type="password"
        autoComplete="new-password"
        value={value ?? ""}
        aria-required={required}
        aria-invalid={invalid}
        onChange={({ target }) => onChange(target.value)}
      />
      {stored && (
        <button
          type="button"
          className="icon-btn"
          aria-label={words.form.keepSecret}
          data-tip={words.form.keepSecret}
          onClick={() => onChange(redacted)}
        >
          <IconArrowBackUp className="i" aria-hidden="true" />
        </button>
      )}
    </div>
  );
}

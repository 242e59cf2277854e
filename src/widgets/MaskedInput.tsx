import { IconArrowBackUp, IconKey } from "@tabler/icons-react";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { redacted } from "../../definitions/backend/limits";
import { words } from "../../definitions/words";
import type { WidgetProps } from "../runtime/form/widget";
import { Button } from "../runtime/shell/Button";

type SecretProps = WidgetProps<string | undefined>;

/** A stored secret. It is never shown, only replaced; taking the replacement back keeps what is stored. */
export function MaskedInput(props: SecretProps): ReactNode {
  const masked = props.value === redacted;
  const [stored] = useState(masked);
  const [asked, setAsked] = useState(false);
  if (!masked) return <NewSecret {...props} focus={asked} replaces={stored} />;
  const replace = (): void => {
    setAsked(true);
    props.onChange("");
  };
  return <StoredSecret {...props} onReplace={replace} />;
}

const StoredSecret = ({ id, label, disabled, describedBy, onReplace }: SecretProps & { onReplace: () => void }) => (
  <div className="secret">
    <input
      {...{ id, disabled }}
      className="input"
      readOnly
      value={redacted}
      aria-label={`${label}: ${words.form.hiddenSecret}`}
      aria-describedby={describedBy}
    />
    <Button size="form" disabled={disabled} onClick={onReplace}>
      <IconKey className="i" aria-hidden="true" />
      {words.form.setSecret}
    </Button>
  </div>
);

interface NewSecretProps extends SecretProps {
  /** It was asked for just now. */
  focus: boolean;
  /** There is a stored one that can be kept instead. */
  replaces: boolean;
}

function NewSecret({ focus, replaces, value, onChange, required, invalid, ...rest }: NewSecretProps): ReactNode {
  const { id, disabled, describedBy } = rest;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focus) input.current?.focus();
  }, [focus]);
  return (
    <div className="inline">
      <input
        ref={input}
        {...{ id, disabled }}
        className="input"
        type="password"
        autoComplete="new-password"
        value={value ?? ""}
        aria-required={required}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        onChange={({ target }) => onChange(target.value)}
      />
      {replaces && (
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

import { IconArrowBackUp, IconKey } from "@tabler/icons-react";
import { useEffect, useRef, type ReactNode } from "react";
import { redacted } from "../../definitions/backend/limits";
import { texts } from "../../definitions/texts/texts";
import type { WidgetProps } from "../runtime/registry/widget";
import { Button } from "../runtime/ui/Button";

type SecretProps = WidgetProps<string | undefined>;

/** A stored secret. It is never shown, only replaced; taking the replacement back keeps what is stored. */
export function MaskedInput(props: SecretProps): ReactNode {
  const { id, value, stored, onChange } = props;
  const masked = value === redacted;
  const turnedTo = useRef<string>(undefined);
  // The control that had the focus is gone: the other one takes it over.
  useEffect(() => {
    if (turnedTo.current !== undefined && masked === (turnedTo.current === redacted))
      document.getElementById(id)?.focus();
    turnedTo.current = undefined;
  }, [id, masked]);
  const turn = (to: string): void => {
    turnedTo.current = to;
    onChange(to);
  };
  if (masked) return <StoredSecret {...props} onReplace={() => turn("")} />;
  return <NewSecret {...props} onKeep={stored === redacted ? () => turn(redacted) : undefined} />;
}

const StoredSecret = ({ id, label, disabled, describedBy, onReplace }: SecretProps & { onReplace: () => void }) => (
  <div className="secret">
    <input
      {...{ id, disabled }}
      className="input"
      readOnly
      value={redacted}
      aria-label={`${label}: ${texts.form.hiddenSecret}`}
      aria-describedby={describedBy}
    />
    <Button size="form" disabled={disabled} onClick={onReplace}>
      <IconKey className="i" aria-hidden="true" />
      {texts.form.setSecret}
    </Button>
  </div>
);

interface NewSecretProps extends SecretProps {
  /** Keeps the stored one instead, if there is one. */
  onKeep: (() => void) | undefined;
}

function NewSecret({ value, onChange, onKeep, required, invalid, ...rest }: NewSecretProps): ReactNode {
  const { id, disabled, describedBy } = rest;
  return (
    <div className="inline">
      <input
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
      {onKeep && (
        <button
          type="button"
          className="icon-btn"
          aria-label={texts.form.keepSecret}
          data-tip={texts.form.keepSecret}
          onClick={onKeep}
        >
          <IconArrowBackUp className="i" aria-hidden="true" />
        </button>
      )}
    </div>
  );
}

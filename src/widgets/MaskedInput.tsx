import { IconArrowBackUp, IconKey, IconTrash } from "@tabler/icons-react";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { secretTexts } from "../../definitions/texts/secrets";
import { useStoredValue } from "../runtime/registry/form-values";
import { controlProps, type WidgetProps } from "../runtime/registry/widget";
import { backend } from "../backend/version/backend";
import { Button } from "../runtime/ui/controls/Button";
import { IconButton } from "../runtime/ui/controls/IconButton";

type SecretProps = WidgetProps<string | undefined>;

/** Input for a secret. A stored secret is never shown and stays until it is replaced. An optional one can be erased. */
export function MaskedInput(props: SecretProps): ReactNode {
  const { id, value, onChange } = props;
  const stored = useStoredValue(props.name);
  const { redacted, revealsSecrets } = backend();
  const isStored = stored === redacted;
  // Last value set here; undefined while the stored secret is not being replaced.
  const [announcement, setSaid] = useState<string>();
  const state = !isStored || (value !== redacted && value !== "") ? "new" : value === "" ? "erased" : "kept";
  // A value set elsewhere, for example after a save, is shown as stored.
  const shown = state === "kept" && (announcement === redacted || !revealsSecrets) ? "new" : state;
  const turned = useRef(false);
  // The focused control was replaced, so focus its successor.
  useEffect(() => {
    if (turned.current) document.getElementById(id)?.focus();
    turned.current = false;
  });
  const turn = (replace: boolean, next: string): void => {
    turned.current = true;
    setSaid(replace ? next : undefined);
    onChange(next);
  };
  const keep = isStored ? () => turn(false, redacted) : undefined;
  if (shown === "new") {
    // An empty input keeps the stored secret.
    const change = (text: string): void => {
      const next = text === "" && isStored ? redacted : text;
      setSaid(next);
      onChange(next);
    };
    return revealsSecrets ? (
      <NewSecret {...props} onChange={change} onKeep={keep} />
    ) : (
      <NewSecret {...props} onChange={change} onErase={isStored ? () => turn(false, "") : undefined} />
    );
  }
  return (
    <StoredSecret
      {...props}
      erased={shown === "erased"}
      onReplace={() => turn(true, redacted)}
      onErase={() => turn(false, "")}
      onKeep={() => turn(false, redacted)}
    />
  );
}

interface StoredProps extends SecretProps {
  erased: boolean;
  onReplace: () => void;
  onErase: () => void;
  onKeep: () => void;
}

function StoredSecret({ erased, onReplace, onErase, onKeep, ...props }: StoredProps): ReactNode {
  const { label, required, disabled = false } = props;
  const announcement = erased ? secretTexts.erasedSecret : secretTexts.hiddenSecret;
  return (
    <div className="masked">
      <input
        {...controlProps(props)}
        className="input"
        readOnly
        value={erased ? secretTexts.erasedSecret : backend().redacted}
        aria-label={`${label}: ${announcement}`}
      />
      {erased ? (
        <KeepButton disabled={disabled} onKeep={onKeep} />
      ) : (
        <>
          <Button size="form" disabled={disabled} onClick={onReplace}>
            <IconKey className="i" aria-hidden="true" />
            {secretTexts.setSecret}
          </Button>
          {!required && (
            <IconButton label={secretTexts.eraseSecret} icon={IconTrash} disabled={disabled} onClick={onErase} />
          )}
        </>
      )}
    </div>
  );
}

interface NewSecretProps extends SecretProps {
  onKeep?: (() => void) | undefined;
  onErase?: (() => void) | undefined;
}

function NewSecret({ value, onChange, onKeep, onErase, ...rest }: NewSecretProps): ReactNode {
  const { disabled = false, required, placeholder } = rest;
  const isStored = useStoredValue(rest.name) === backend().redacted;
  return (
    <div className="inline">
      <input
        {...controlProps(rest)}
        className="input"
        type="password"
        autoComplete="new-password"
        placeholder={placeholder || (isStored && (onKeep || onErase) ? secretTexts.blankKeepsSecret : undefined)}
        value={value === backend().redacted ? "" : (value ?? "")}
        onChange={({ target }) => onChange(target.value)}
      />
      {onKeep && <KeepButton disabled={disabled} onKeep={onKeep} />}
      {onErase && !required && (
        <IconButton label={secretTexts.eraseSecret} icon={IconTrash} disabled={disabled} onClick={onErase} />
      )}
    </div>
  );
}

const KeepButton = ({ disabled, onKeep }: { disabled: boolean; onKeep: () => void }): ReactNode => (
  <IconButton label={secretTexts.keepSecret} icon={IconArrowBackUp} disabled={disabled} onClick={onKeep} />
);

import { IconCheck, IconRotate } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useStoredValue } from "../runtime/registry/form-values";
import { describedBy, type WidgetProps } from "../runtime/registry/widget";
import { randomSecret } from "../values/text/random-secret";
import { Button } from "../runtime/ui/controls/Button";
import { backend } from "../backend/version/backend";

/**
 * Toggle that replaces the secret of a token type, which invalidates its tokens. A second press keeps the stored one.
 */
export const TokenSecretButton = (props: WidgetProps<string | undefined>): ReactNode => {
  const { id, name, label, onChange, disabled } = props;
  const stored = useStoredValue(name) as string | undefined;
  const { redacted } = backend();
  const { value = redacted } = props;
  const armed = value !== redacted;
  const Picture = armed ? IconCheck : IconRotate;
  return (
    <Button
      {...{ id, disabled }}
      look="quiet"
      size="small"
      className={armed ? "token-secret-armed" : ""}
      aria-pressed={armed}
      aria-describedby={describedBy(props)}
      onClick={() => onChange(armed ? stored : randomSecret())}
    >
      <Picture className="i" aria-hidden="true" />
      {label}
    </Button>
  );
};

import { useState, type ReactNode } from "react";
import { recordImportTexts } from "../../../../definitions/texts/record-import";
import { addressIn } from "../../../backend/detection/environment-info";
import { hasSessionIn } from "../../../backend/session/session-in";
import { otherEnvironments } from "../../../browser/environments";
import { Button } from "../../../runtime/ui/controls/Button";
import { SelectBox } from "../../../runtime/ui/controls/SelectBox";
import { interpolate } from "../../../values/text/text";

const { copied } = recordImportTexts;

interface EnvironmentSourceProps {
  collection: string;
  disabled: boolean;
  onRead: (environment: string) => void;
}

/** Choice of another environment whose records are copied; nothing if there is none. */
export function EnvironmentSource({ collection, disabled, onRead }: EnvironmentSourceProps): ReactNode {
  const others = otherEnvironments().map(({ name }) => name);
  const [chosen, setChosen] = useState(others[0]);
  if (chosen === undefined) return null;
  return (
    <div className="environment-source">
      <SelectBox
        label={copied.label}
        choices={others.map((name) => ({ value: name, label: name }))}
        value={chosen}
        disabled={disabled}
        onChange={setChosen}
      />
      {hasSessionIn(chosen) ? (
        <Button busy={disabled} onClick={() => onRead(chosen)}>
          {interpolate(copied.read, { collection })}
        </Button>
      ) : (
        <a className="btn" href={addressIn(chosen)}>
          {interpolate(copied.signIn, { name: chosen })}
        </a>
      )}
      <p className="hint">{copied.hint}</p>
    </div>
  );
}

import "./environments.css";
import { useState, type ReactNode } from "react";
import { askToUnlock, consentTo, useLock } from "../../backend/api/lock";
import { guardChanges } from "../../backend/api/send";
import { environment, type Environment } from "../../browser/environments";
import { EnvironmentChip } from "./EnvironmentChip";
import type { EnvironmentProps } from "../registry/registry";
import { shadesOf } from "./shades";
import { UnlockPopup } from "./UnlockPopup";

guardChanges({ consentTo, askToUnlock });

/** Shows the environment of this page. */
export function EnvironmentPart({ part }: EnvironmentProps): ReactNode {
  const [here] = useState(environment);
  const isAsked = useLock((lock) => lock.isAsked);
  if (!here) return null;
  if (part === "switch") return <EnvironmentChip environment={here} />;
  if (part === "name") return <EnvironmentName environment={here} />;
  return (
    here.isProtected && (
      <>
        <div className="env-line" style={shadesOf(here)} aria-hidden="true" />
        {isAsked && <UnlockPopup environment={here} />}
      </>
    )
  );
}

/** Name of the environment, in a question. */
const EnvironmentName = ({ environment: here }: { environment: Environment }): ReactNode => (
  <span className="env-question" style={shadesOf(here)}>
    {here.name}
  </span>
);

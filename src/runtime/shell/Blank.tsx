import { IconRefresh } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { IconName } from "../../../definitions/language/names";
import { words } from "../../../definitions/words/words";
import { Button } from "./Button";
import { Icon } from "./Icon";

interface BlankProps {
  icon: IconName;
  title: string;
  /** It is all that the page says. */
  whole?: boolean;
  children?: ReactNode;
}

/** What stands where there is nothing to show: a sentence, and what can be done. */
export const Blank = ({ icon, title, whole = false, children }: BlankProps): ReactNode => (
  <div className="blank">
    <Icon name={icon} />
    {whole ? <h1>{title}</h1> : <h2>{title}</h2>}
    {children}
  </div>
);

interface FailedProps {
  title: string;
  reason: string;
  onRetry: () => void;
}

/** What stands where loading failed: what it was, why, and another try. It never looks like "nothing found". */
export const Failed = ({ title, reason, onRetry }: FailedProps): ReactNode => (
  <div role="alert">
    <Blank icon="failed" title={title}>
      <p>{reason}</p>
      <Button onClick={onRetry}>
        <IconRefresh className="i" aria-hidden="true" />
        {words.failure.retry}
      </Button>
    </Blank>
  </div>
);

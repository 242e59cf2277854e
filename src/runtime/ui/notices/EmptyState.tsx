import { IconRefresh } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { IconName } from "../../../../definitions/language/names";
import { texts } from "../../../../definitions/texts/texts";
import { Button } from "../controls/Button";
import { Icon } from "../icons/Icon";

interface EmptyStateProps {
  icon: IconName;
  title: string;
  /** It is all that the page says. */
  fillsPage?: boolean;
  children?: ReactNode;
}

/** What stands where there is nothing to show: a sentence, and what can be done. */
export const EmptyState = ({ icon, title, fillsPage = false, children }: EmptyStateProps): ReactNode => (
  <div className="blank">
    <Icon name={icon} />
    {fillsPage ? <h1>{title}</h1> : <h2>{title}</h2>}
    {children}
  </div>
);

interface FailedStateProps {
  title: string;
  reason: string;
  onRetry: () => void;
  /** What else can be done. */
  children?: ReactNode;
}

/** What stands where loading failed: what it was, why, and another try. It never looks like "nothing found". */
export const FailedState = ({ title, reason, onRetry, children }: FailedStateProps): ReactNode => (
  <div role="alert">
    <EmptyState icon="failed" title={title}>
      <p>{reason}</p>
      <div className="blank-acts">
        <Button onClick={onRetry}>
          <IconRefresh className="i" aria-hidden="true" />
          {texts.failure.retry}
        </Button>
        {children}
      </div>
    </EmptyState>
  </div>
);

import { IconRefresh } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { IconName } from "../../../../definitions/language/widget-names";
import { texts } from "../../../../definitions/texts/texts";
import { Button } from "../controls/Button";
import { Icon } from "../icons/Icon";

interface EmptyStateProps {
  icon: IconName;
  title: string;
  /** True if it is the only content of the page; the title is then an `<h1>`. */
  fillsPage?: boolean;
  children?: ReactNode;
}

/** Message in place of missing content, with possible actions. */
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
  /** Further actions. */
  children?: ReactNode;
}

/**
 * Message in place of content that failed to load, with the reason and Retry. It looks different from "nothing found".
 */
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

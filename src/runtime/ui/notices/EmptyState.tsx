import { IconPlugConnectedX, IconRefresh } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { IconName } from "../../../../definitions/language/widget-names";
import { texts } from "../../../../definitions/texts/texts";
import { Button } from "../controls/Button";
import { Icon } from "../icons/Icon";

interface BlankProps {
  picture: ReactNode;
  title: string;
  /** True if it is the only content of the page; the title is then an `<h1>`. */
  fillsPage?: boolean;
  children?: ReactNode;
}

interface EmptyStateProps extends Omit<BlankProps, "picture"> {
  icon: IconName;
}

/** Message in place of missing content, with possible actions. */
export const EmptyState = ({ icon, ...blank }: EmptyStateProps): ReactNode => (
  <Blank picture={<Icon name={icon} />} {...blank} />
);

const Blank = ({ picture, title, fillsPage = false, children }: BlankProps): ReactNode => (
  <div className="blank">
    {picture}
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
    {/* Not from the registry: the file with most icons may be the one that failed. */}
    <Blank picture={<IconPlugConnectedX className="i" aria-hidden="true" />} title={title}>
      <p>{reason}</p>
      <div className="blank-acts">
        <Button onClick={onRetry}>
          <IconRefresh className="i" aria-hidden="true" />
          {texts.failure.retry}
        </Button>
        {children}
      </div>
    </Blank>
  </div>
);

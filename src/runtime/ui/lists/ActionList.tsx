import { Children, type ReactNode } from "react";
import "./action-list.css";

interface ActionListProps {
  label: string;
  /** What stands above it, and what can be done with all of it. */
  head: ReactNode;
  /** A line each; nothing where there are none. */
  children: ReactNode;
}

/** A list of a few things, each with what can be done with it. */
export const ActionList = ({ label, head, children }: ActionListProps): ReactNode => (
  <>
    <div className="list-head">{head}</div>
    {Children.toArray(children).length > 0 && (
      <ul className="list" aria-label={label}>
        {children}
      </ul>
    )}
  </>
);

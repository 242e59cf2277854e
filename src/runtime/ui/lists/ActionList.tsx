import { Children, type ReactNode } from "react";
import "./action-list.css";

interface ActionListProps {
  label: string;
  /** Heading of the list, with its actions. */
  head: ReactNode;
  /** One line per item; without children, only the heading is rendered. */
  children: ReactNode;
}

/** Short list of items, each with its actions. */
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

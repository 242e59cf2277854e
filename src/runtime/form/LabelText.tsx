import { createContext, useContext, type ReactNode } from "react";

/** The title of the group around a line; "" where there is none. */
export const GroupTitle = createContext("");

/** The text of a label. One that begins with its group's title has that on a line of its own, and below it the rest. */
export function LabelText({ label }: { label: string }): ReactNode {
  const title = useContext(GroupTitle);
  if (title === "" || !label.startsWith(`${title} `)) return <span className="clip">{label}</span>;
  return (
    <span className="label-lines">
      <b>{title}</b> <small>{label.slice(title.length + 1)}</small>
    </span>
  );
}

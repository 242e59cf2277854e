import { createContext, useContext, type ReactNode } from "react";

/** Title of the group around a line; "" outside a group. */
export const GroupTitle = createContext("");

/** Text of a label. If it starts with the group's title, the title and the rest are on separate lines. */
export function LabelText({ label }: { label: string }): ReactNode {
  const title = useContext(GroupTitle);
  if (title === "" || !label.startsWith(`${title} `)) return <span className="clip">{label}</span>;
  return (
    <span className="label-lines">
      <b>{title}</b> <small>{label.slice(title.length + 1)}</small>
    </span>
  );
}

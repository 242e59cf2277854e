import type { ReactNode } from "react";
import { useRegistry } from "../registry/registry";

/** An entry's own picture, found by its key; without one, the first letter of its title. */
export function GroupIcon({ entry, title }: { entry: string; title: string }): ReactNode {
  const Picture = useRegistry().groupIcons[entry];
  if (Picture) return <Picture className="i" aria-hidden="true" />;
  return (
    <span className="letter" aria-hidden="true">
      {title.slice(0, 1)}
    </span>
  );
}

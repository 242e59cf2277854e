import type { ReactNode } from "react";
import { useRegistry } from "../../registry/registry";

/** Icon of a property, by its name; without an icon, the first letter of its title. */
export function GroupIcon({ property, title }: { property: string; title: string }): ReactNode {
  const Picture = useRegistry().groupIcons[property];
  if (Picture) return <Picture className="i" aria-hidden="true" />;
  return (
    <span className="group-letter" aria-hidden="true">
      {title.slice(0, 1)}
    </span>
  );
}

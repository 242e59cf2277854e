import type { ReactNode } from "react";
import { useProduct } from "../shell/product";

/** An entry's own picture, found by its key; without one, the first letter of its title. */
export function EntryMark({ entry, title }: { entry: string; title: string }): ReactNode {
  const Picture = useProduct().marks[entry];
  if (Picture) return <Picture className="i" aria-hidden="true" />;
  return (
    <span className="letter" aria-hidden="true">
      {title.slice(0, 1)}
    </span>
  );
}

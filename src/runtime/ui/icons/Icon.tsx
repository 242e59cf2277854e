import type { ReactNode } from "react";
import type { IconName } from "../../../../definitions/language/names";
import { useRegistry } from "../../registry/registry";

/** A picture that a definition names. It says nothing that its neighbour does not say. */
export function Icon({ name, size = "" }: { name: IconName; size?: "" | "s" | "l" }): ReactNode {
  const { icons } = useRegistry();
  const Picture = icons[name];
  return <Picture className={size ? `i i--${size}` : "i"} aria-hidden="true" />;
}

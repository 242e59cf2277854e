import type { ReactNode } from "react";
import type { IconName } from "../../../../definitions/language/widget-names";
import { useRegistry } from "../../registry/registry";

/** Decorative icon that a definition names; hidden from screen readers. */
export function Icon({ name, size = "" }: { name: IconName; size?: "" | "s" | "l" }): ReactNode {
  const { icons } = useRegistry();
  const Picture = icons[name];
  return <Picture className={size ? `i i--${size}` : "i"} aria-hidden="true" />;
}

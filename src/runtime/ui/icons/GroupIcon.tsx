import type { ReactNode } from "react";
import { useRegistry } from "../../registry/registry";

/** Picture of a property or choice by its name; without one, the first letter of its title. */
export function GroupIcon(props: { property: string; title: string }): ReactNode {
  const Picture = useRegistry().GroupIcon;
  return <Picture {...props} />;
}

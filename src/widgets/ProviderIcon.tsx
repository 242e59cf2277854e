import type { ReactNode } from "react";
import { providerIcons } from "./provider-icons";

interface ProviderIconProps {
  /** Name of the provider, or its setting up to v0.22. */
  property: string;
  title: string;
}

/** Logo of an OAuth2 provider; without one, the first letter of its title. */
export function ProviderIcon({ property, title }: ProviderIconProps): ReactNode {
  const Picture = providerIcons[property] ?? providerIcons[property.replace(/Auth$/, "")];
  if (Picture) return <Picture className="i" aria-hidden="true" />;
  return (
    <span className="group-letter" aria-hidden="true">
      {title.slice(0, 1)}
    </span>
  );
}

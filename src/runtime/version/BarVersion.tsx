import { IconAlertTriangle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { backend } from "../../backend/version/backend";
import { knownVulnerabilities } from "../../backend/version/known-vulnerabilities";
import { FoundVersion } from "./FoundVersion";
import { useFoundRange } from "./use-found-range";

/** Backend version at the right end of a bar, with a warning icon if it has known vulnerabilities. */
export function BarVersion(): ReactNode {
  const { range, release, isProven } = useFoundRange();
  if (!backend().showsVersion) return null;
  const isVulnerable = isProven && knownVulnerabilities(range, release).length > 0;
  return (
    <FoundVersion className={isVulnerable ? "backend backend--warn" : "backend"}>
      {isVulnerable && <IconAlertTriangle className="i i--s" aria-hidden="true" />}
    </FoundVersion>
  );
}

import type { ReactNode } from "react";
import { texts } from "../../../../definitions/texts/texts";
import { backend } from "../../model/version/backend";
import { useRegistry } from "../../registry/registry";
import { FoundVersion } from "./FoundVersion";

/** The product's name and version, leading to the backend's releases; of later backends the found version. */
export function Version({ short = false }: { short?: boolean }): ReactNode {
  const { version } = useRegistry();
  const name = `${texts.product} v${version}`;
  // Next to the rail, bars and the menu of the account have it.
  if (backend().namesVersion) return short ? null : <FoundVersion />;
  return (
    <a
      className="version"
      href={texts.releases}
      target="_blank"
      rel="noreferrer"
      aria-label={name}
      data-tip={short ? name : undefined}
    >
      {short ? `v${version}` : name}
    </a>
  );
}

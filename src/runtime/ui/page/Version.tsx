import type { ReactNode } from "react";
import { texts } from "../../../../definitions/texts/texts";
import { useRegistry } from "../../registry/registry";

/** The product's name and version, leading to the backend's releases. */
export function Version({ short = false }: { short?: boolean }): ReactNode {
  const { version } = useRegistry();
  const name = `${texts.product} v${version}`;
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

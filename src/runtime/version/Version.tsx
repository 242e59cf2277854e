import type { ReactNode } from "react";
import { texts } from "../../../definitions/texts/texts";
import { backend } from "../../backend/version/backend";
import { interpolate } from "../../values/text/text";
import { useRegistry } from "../registry/registry";
import { FoundVersion } from "./FoundVersion";

/**
 * Product name and version, linked to the backend's releases. For later backends, the detected backend version instead.
 */
export function Version({ short = false }: { short?: boolean }): ReactNode {
  const { version } = useRegistry();
  const name = interpolate(texts.version, { product: texts.product, version });
  // With the rail, bars and the account menu already show the version.
  if (backend().showsVersion) return short ? null : <FoundVersion />;
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

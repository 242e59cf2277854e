import type { ReactNode } from "react";
import { words } from "../../../definitions/words/words";
import { useProduct } from "./product";

/** The product's name and version, leading to the backend's releases. */
export function Version({ short = false }: { short?: boolean }): ReactNode {
  const { version } = useProduct();
  const name = `${words.product} v${version}`;
  return (
    <a
      className="version"
      href={words.releases}
      target="_blank"
      rel="noreferrer"
      aria-label={name}
      data-tip={short ? name : undefined}
    >
      {short ? `v${version}` : name}
    </a>
  );
}

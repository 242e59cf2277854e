import { useMemo, type ReactNode } from "react";
import type { PreviewProps } from "../../runtime/pages/table/table-features";
import { useRegistry } from "../../runtime/registry/registry";
import { backend } from "../../backend/version/backend";
import { apiFor } from "./model/api-for";
import { PreviewPanel } from "./PreviewPanel";

/** Preview of the records API of a collection. */
export function ApiPreview(props: PreviewProps): ReactNode {
  const { version } = backend();
  const api = useMemo(() => apiFor(version), [version]);
  return <PreviewPanel {...props} api={api} by={useRegistry().fieldTypes} />;
}

import type { ReactNode } from "react";
import { recordsApi } from "../../../definitions/api-preview";
import type { PreviewProps } from "../../runtime/pages/table/table-parts";
import { useRegistry } from "../../runtime/registry/registry";
import { PreviewPanel } from "./PreviewPanel";

/** What the API does with the records of a collection. */
export const ApiPreview = (props: PreviewProps): ReactNode => (
  <PreviewPanel {...props} api={recordsApi} by={useRegistry().fieldTypes} />
);

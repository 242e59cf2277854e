import type { ReactNode } from "react";
import { fieldTypes, recordsApi } from "../../../definitions/api-preview";
import { PreviewPanel } from "./PreviewPanel";
import type { PreviewProps } from "../../runtime/pages/table/table-parts";

/** What the API does with the records of a collection. */
export const ApiPreview = (props: PreviewProps): ReactNode => (
  <PreviewPanel {...props} api={recordsApi} by={fieldTypes} />
);

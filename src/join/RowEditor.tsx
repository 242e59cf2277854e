import type { ReactNode } from "react";
import { FormPanelView, type FormPanelProps } from "../runtime/row-form/FormPanelView";
import { rowData } from "./row-data";

/** Panel of a row's form, with the server state of its subject. */
export const RowEditor = (props: FormPanelProps): ReactNode => (
  <FormPanelView {...props} data={rowData[props.panel.type]!} />
);

import type { ReactNode } from "react";
import type { FieldModel } from "../model/form/form-model";
import { formatValue } from "../model/form/value-words";
import { isBlank } from "../../values/text/format-value";
import { useRegistry } from "../registry/registry";
import type { Widget } from "../registry/widget";

interface ValueWordsProps {
  value: unknown;
  field: FieldModel | undefined;
  /** Fallback if the field's widget does not draw words. */
  text?: string | undefined;
}

/** Value of a form as text, drawn by the field's widget if it can. */
export function ValueWords({ value, field, text = formatValue(value, field) }: ValueWordsProps): ReactNode {
  const { widgets } = useRegistry();
  const Words = field && (widgets as Readonly<Record<string, Widget>>)[field.widget]?.drawWords;
  return Words && !isBlank(value) ? <Words value={value} schema={field.schema} /> : text;
}

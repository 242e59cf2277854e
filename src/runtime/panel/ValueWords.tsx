import type { ReactNode } from "react";
import type { FieldModel } from "../model/form/form-model";
import { valueWords } from "../model/form/value-words";
import { isBlank } from "../model/values/text/format-value";
import { useRegistry } from "../registry/registry";
import type { Widget } from "../registry/widget";

interface ValueWordsProps {
  value: unknown;
  field: FieldModel | undefined;
  /** What stands there unless the field's widget has words of its own. */
  text?: string | undefined;
}

/** A value of a form in words, as the widget of its field puts it. */
export function ValueWords({ value, field, text = valueWords(value, field) }: ValueWordsProps): ReactNode {
  const { widgets } = useRegistry();
  const Words = field && (widgets as Readonly<Record<string, Widget>>)[field.widget]?.drawWords;
  return Words && !isBlank(value) ? <Words value={value} schema={field.schema} /> : text;
}

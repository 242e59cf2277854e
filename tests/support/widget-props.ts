import { rjsfRegistry } from "../../src/runtime/form/rjsf/registry";
import type { WidgetProps } from "../../src/runtime/registry/widget";

const noop = (): void => {};

/** Props of a widget as rjsf would give them, for a value without errors. */
export const widgetProps = (name: string): Omit<WidgetProps<never>, "value" | "onChange"> => ({
  id: name,
  name,
  label: "",
  placeholder: "",
  schema: {},
  options: {},
  registry: rjsfRegistry({}, "panel"),
  onBlur: noop,
  onFocus: noop,
  required: false,
  disabled: false,
  readonly: false,
});

import type { ReactNode } from "react";
import { slug } from "../runtime/model/values/slug";
import type { WidgetProps } from "../runtime/registry/widget";
import { TextInput } from "./TextInput";

/** A name as machines write it: what is typed becomes one. */
export const SlugInput = ({ onChange, ...props }: WidgetProps<string | undefined>): ReactNode => (
  <TextInput {...props} onChange={(text) => onChange(slug(text ?? ""))} />
);

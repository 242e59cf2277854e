import type { ComponentType } from "react";
import type { WidgetProps } from "../runtime/registry/widget";
import { lazyPart } from "../runtime/ui/loading/lazy-part";

/** The widgets of a file that settings and sign-in do not wait for. Meanwhile a place of a control's height stands there, so that nothing moves. */
export const laterWidget =
  <Parts extends object>(load: () => Promise<Parts>) =>
  (name: keyof Parts) =>
    lazyPart<WidgetProps<never>>(async () => (await load())[name] as ComponentType<WidgetProps<never>>, {
      waiting: <span className="bone bone--control" />,
    });

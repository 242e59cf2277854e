import type { ComponentType } from "react";
import type { WidgetProps } from "../runtime/registry/widget";
import { lazyComponent } from "../runtime/ui/loading/lazy-component";

/** Returns lazily loaded widgets of a file. A placeholder of a control's height avoids layout shifts. */
export const lazyWidget =
  <Widgets extends object>(load: () => Promise<Widgets>) =>
  (name: keyof Widgets) =>
    lazyComponent<WidgetProps<never>>(async () => (await load())[name] as ComponentType<WidgetProps<never>>, {
      waiting: <span className="bone bone--control" />,
    });

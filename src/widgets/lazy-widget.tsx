import type { WidgetProps } from "@rjsf/utils";
import type { ComponentType } from "react";
import { lazyComponent, type LazyComponent } from "../runtime/ui/loading/lazy-component";

/** Returns a widget that is loaded when it is drawn. A placeholder of a control's height avoids layout shifts. */
export const lazyWidget = (load: () => Promise<ComponentType<WidgetProps>>): LazyComponent<WidgetProps> =>
  lazyComponent(load, { waiting: <span className="bone bone--control" /> });

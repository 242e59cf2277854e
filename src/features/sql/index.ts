import type { ContentProps } from "../../runtime/registry/registry";
import { lazyComponent } from "../../runtime/ui/loading/lazy-component";
import { failedPage } from "../../runtime/ui/page/Page";

/** Page of the SQL console, loaded on first use. */
export const contents = {
  sql: lazyComponent<ContentProps>(async () => (await import("./SqlConsole")).SqlConsole, { frame: failedPage }),
};

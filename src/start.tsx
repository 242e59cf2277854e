import type { QueryClient } from "@tanstack/react-query";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { VersionPages } from "./join/resolve-pages";
import { pageComponents, productOf } from "./join/product";
import { App } from "./runtime/app/App";

/** Renders the dashboard with its first page. Returns a function that renders it again for another backend version. */
export async function start(
  queries: QueryClient,
  pages: VersionPages,
  needed: readonly (keyof typeof pageComponents)[],
): Promise<(pages: VersionPages) => void> {
  await Promise.all(needed.map((name) => pageComponents[name].load()));
  const root = createRoot(document.getElementById("root")!);
  const draw = (drawn: VersionPages): void => {
    // Synchronous, so that listeners are attached before the next keystroke. Pages of the same era keep their focus and
    // state.
    flushSync(() => root.render(<App key={drawn.era} product={productOf(drawn)} queries={queries} />));
  };
  draw(pages);
  return draw;
}

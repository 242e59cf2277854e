import type { QueryClient } from "@tanstack/react-query";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { LoadedPages } from "./pages";
import { pageParts, productOf } from "./product";
import { App } from "./runtime/app/App";

/**
 * Draws the dashboard, its first page at once: the parts of that are there. Gives what draws it anew where the backend
 * turns out to be of another version.
 */
export async function start(
  queries: QueryClient,
  pages: LoadedPages,
  needed: readonly (keyof typeof pageParts)[],
): Promise<(pages: LoadedPages) => void> {
  await Promise.all(needed.map((name) => pageParts[name].load()));
  const root = createRoot(document.getElementById("root")!);
  const draw = (drawn: LoadedPages): void => {
    // What is drawn listens from the start: of what is typed at this moment no letter is lost.
    // Pages of the same era stay as they are, but for what they read of the version: the focus, and what is open.
    flushSync(() => root.render(<App key={drawn.era} product={productOf(drawn)} queries={queries} />));
  };
  draw(pages);
  return draw;
}

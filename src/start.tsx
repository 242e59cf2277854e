import type { QueryClient } from "@tanstack/react-query";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { pageParts, registry } from "./product";
import { App } from "./runtime/app/App";

/** Draws the dashboard, its first page at once: the parts of that are there. */
export async function start(queries: QueryClient, needed: readonly (keyof typeof pageParts)[]): Promise<void> {
  await Promise.all(needed.map((name) => pageParts[name].load()));
  const root = createRoot(document.getElementById("root")!);
  // What is drawn listens from the start: of what is typed at this moment no letter is lost.
  flushSync(() => root.render(<App product={registry} queries={queries} />));
}

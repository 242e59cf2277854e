import { readFile } from "node:fs/promises";
import { createServer, type RequestListener, type Server } from "node:http";
import { documentOf, withAttributes } from "./document";
import { routes, type FrontOptions } from "./front";
import { isolation } from "./policy";

/** Creates the front with Vite's dev server instead of the build. No CSP, because Vite needs inline styles. */
export async function createDevFront(options: FrontOptions): Promise<Server> {
  const { createServer: createVite } = await import("vite");
  const server = createServer();
  const vite = await createVite({ base: "/_/", server: { middlewareMode: true, hmr: { server } } });
  const page =
    (attributes: Readonly<Record<string, string>>): RequestListener =>
    async (request, response) =>
      documentOf(
        withAttributes(await vite.transformIndexHtml("/_/", await readFile("index.html", "utf8")), attributes),
      )(request, response);
  // Scripts name each other by paths without the environment.
  const pages = { files: vite.middlewares, withAttributes: page, others: vite.middlewares };
  server.on("request", routes(options, pages, isolation));
  server.on("close", () => void vite.close());
  return server;
}

import { createServer, type Server } from "node:http";
import type { FrontOptions } from "./front";
import { routes } from "./front";
import { isolation } from "./policy";

/** Creates the front with Vite's dev server instead of the build. No CSP, because Vite needs inline styles. */
export async function createDevFront(options: FrontOptions): Promise<Server> {
  const { createServer: createVite } = await import("vite");
  const server = createServer();
  const vite = await createVite({ base: "/_/", server: { middlewareMode: true, hmr: { server } } });
  server.on("request", routes(options, vite.middlewares, isolation));
  server.on("close", () => void vite.close());
  return server;
}

import { mkdir, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { afterAll } from "vitest";
import { createFront } from "../../server/front";
import { served, temporaryFolder } from "./support";

/** Requests that a backend got: its name, method and path. */
export const got: string[] = [];

const backendNamed = (name: string): Promise<URL> =>
  served(
    createServer((request, response) => {
      let body = "";
      request.on("data", (part) => (body += String(part)));
      request.on("end", () => {
        got.push(`${name} ${request.method} ${request.url}${body && ` ${body}`}`);
        const [, to] = /^\/api\/redirect\?(.*)$/.exec(request.url ?? "") ?? [];
        if (to) return void response.writeHead(307, { location: decodeURIComponent(to) }).end();
        response.end(JSON.stringify({ name, url: request.url, headers: request.headers }));
      });
    }),
    afterAll,
  );

/** Serves two environments, of which production is protected. Returns the address. */
export async function twoEnvironments(): Promise<URL> {
  const directory = join(await temporaryFolder(afterAll), "app");
  await mkdir(directory);
  await writeFile(join(directory, "index.html"), `<!doctype html><html lang="en"><title>Page</title></html>`);
  await writeFile(join(directory, "mark.svg"), "<svg></svg>");
  const environments = [
    { name: "staging", backend: await backendNamed("staging") },
    { name: "production", backend: await backendNamed("production"), color: "#c2410c", protected: true as const },
  ];
  return served(createFront({ directory, environments }), afterAll);
}

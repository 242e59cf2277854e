import { createServer, type RequestListener, type Server } from "node:http";
import { answerProblem, answerText, redirect } from "./answer";
import { filesUnder } from "./files";
import { hasNoAdmin } from "./backend-probe";
import { answerPolicy, policy } from "./policy";
import { passTo } from "./proxy";

/** What the front stands before. */
export interface FrontOptions {
  backend: URL;
  /** Whether to believe the client addresses that come with a request. */
  trustProxy?: boolean;
  /** What is wrong with the backend, as a sentence for the sign-in page. */
  problem?: string | undefined;
}

/** A server, not yet listening, of the dashboard built in `directory` at `/_/` and of the backend's `/api`. */
export const front = ({ directory, ...options }: FrontOptions & { directory: string }): Server =>
  createServer(routes(options, filesUnder(directory), headers));

/** What the front answers to each request; `pages` answers those under `/_/`. */
export function routes(
  options: FrontOptions,
  pages: RequestListener,
  headers: Readonly<Record<string, string>>,
): RequestListener {
  const api = passTo(options.backend, options.trustProxy ?? false);
  return async (request, response) => {
    const [path = "", query = ""] = (request.url ?? "").split("?");
    const isCall = path.startsWith("/api/");
    for (const [name, value] of Object.entries(isCall ? callHeaders : headers)) response.setHeader(name, value);
    if (isCall && leavesItsFolder(path))
      return answerProblem(response, 400, "The path is not one that can be asked for.");
    if (isCall) return api(request, response);
    if (request.method !== "GET" && request.method !== "HEAD")
      return answerText(response, 405, "Method not allowed.", { Allow: "GET, HEAD" });
    if (path === "/" || path === "/_") return redirect(response, "/_/");
    if (!path.startsWith("/_/")) return answerText(response, 404, "Not found.");
    if (path === "/_/backend.json")
      return answerText(response, 200, JSON.stringify({ problem: options.problem }), {
        "Content-Type": "application/json",
      });
    const elsewhere = entrances.has(path) && (await elsewhereThan(query, options.backend));
    if (elsewhere) return redirect(response, elsewhere);
    return pages(request, response);
  };
}

const entrances = new Set(["/_/", "/_/index.html"]);

// The backend's own headers take the place of these.
const callHeaders = { "Content-Security-Policy": answerPolicy, "X-Content-Type-Options": "nosniff" };

// Also where what is behind us decodes it. What cannot be decoded could lead anywhere.
function leavesItsFolder(path: string): boolean {
  try {
    return decodeURIComponent(path).split(/[/\\]/).includes("..");
  } catch {
    return true;
  }
}

const headers = {
  "Content-Security-Policy": policy,
  "Referrer-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
};

// As the backend's own dashboard does. A backend that says nothing leaves one where one is.
async function elsewhereThan(query: string, backend: URL): Promise<string | undefined> {
  const installing = new URLSearchParams(query).has("installer");
  const empty = await hasNoAdmin(backend);
  if (empty === undefined || empty === installing) return undefined;
  return empty ? "/_/?installer#" : "/_/#/";
}

import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import { answerProblem, answerText, redirect } from "./answer";
import { versionOfRelease } from "../src/backend/version/release";
import { filesUnder } from "./files";
import { hasNoAdmin, fetchMinimumVersion, releaseOf } from "./backend-probe";
import { answerPolicy, isolation, noSniffing, policy } from "./policy";
import { createProxy } from "./proxy";
import { hostnameIn, isFromForeignPage, isServedHost } from "./request-source";

/** Options of the front. */
export interface FrontOptions {
  backend: URL;
  /** Served host names in addition to IP addresses and localhost: lower case, without ports. */
  hosts?: readonly string[];
  /** Whether to trust the client addresses that requests carry. */
  trustProxy?: boolean;
  /** Sentence about a problem with the backend, for the sign-in page. */
  problem?: string | undefined;
}

/** Creates a server, not yet listening, for the dashboard in `directory` at `/_/` and the backend's `/api`. */
export const createFront = ({ directory, ...options }: FrontOptions & { directory: string }): Server =>
  createServer(routes(options, filesUnder(directory), { ...isolation, "Content-Security-Policy": policy }));

/** Returns the request handler. `pages` serves `/_/`; `headers` go with everything except API calls. */
export function routes(
  options: FrontOptions,
  pages: RequestListener,
  headers: Readonly<Record<string, string>>,
): RequestListener {
  const answerCall = calls(options);
  const answerPage = entrance(options.backend, pages);
  const version = rememberedFor(minutes, () => fetchMinimumVersion(options.backend));
  const release = rememberedFor(minutes, releaseOf(options.backend));
  const answer: RequestListener = async (request, response) => {
    const [path = "", query = ""] = (request.url ?? "").split("?");
    const isCall = path.startsWith("/api/");
    for (const [name, value] of Object.entries(isCall ? callHeaders : headers)) response.setHeader(name, value);
    if (!isServedHost(request, options.hosts ?? [])) return refuseHost(request.headers.host, isCall, response);
    if (isCall) return answerCall(path, request, response);
    if (request.method !== "GET" && request.method !== "HEAD")
      return answerText(response, 405, "Method not allowed.", { Allow: "GET, HEAD" });
    if (path === "/" || path === "/_") return redirect(response, "/_/");
    if (!path.startsWith("/_/")) return answerText(response, 404, "Not found.");
    if (path === "/_/backend.json") {
      const named = await release();
      // The oldest backends log requests for their health, but nobody's reading of the release.
      const least = versionOfRelease(named ?? "") ?? (await version());
      const said = JSON.stringify({ problem: options.problem, version: least, release: named });
      return answerText(response, 200, said, { "Content-Type": "application/json" });
    }
    return answerPage(path, query, request, response);
  };
  // An error in one request must not end the process.
  return async (request, response) => {
    try {
      await answer(request, response);
    } catch (error) {
      console.error(error);
      response.destroy();
    }
  };
}

const callHeaders = { "Content-Security-Policy": answerPolicy, ...noSniffing };

function refuseHost(host: string | undefined, isCall: boolean, response: ServerResponse): void {
  const name = hostnameIn(host);
  const sentence =
    name === undefined
      ? "The request names no host that is served here."
      : `This dashboard is not served under the name ${name}. If it should be, start it with --host ${name}.`;
  return isCall ? answerProblem(response, 403, sentence) : answerText(response, 403, sentence);
}

type Route = (path: string, request: IncomingMessage, response: ServerResponse) => unknown;

/** Forwards API calls. Refuses paths outside `/api`, and creating the first admin from foreign pages. */
function calls({ backend, hosts = [], trustProxy = false }: FrontOptions): Route {
  const pass = createProxy(backend, trustProxy);
  return async (path, request, response) => {
    const steps = stepsOf(path);
    if (!steps) return answerProblem(response, 400, "This path is not served.");
    // Anyone may create the first admin of an empty backend, so any website could do it from the browser.
    const makesAdmin = request.method === "POST" && steps.join("/").toLowerCase() === "api/admins";
    if (makesAdmin && isFromForeignPage(request, hosts) && (await hasNoAdmin(backend)) !== false)
      return answerProblem(response, 403, foreignAdmin);
    return pass(request, response);
  };
}

const foreignAdmin =
  "The first admin can only be created on this dashboard's own page. If this is that page, start the dashboard with --host and the name in its address.";

// Decodes a path as the backend does. Undefined for paths with "..", or that cannot be decoded.
function stepsOf(path: string): string[] | undefined {
  try {
    const steps = decodeURIComponent(path).split(/[/\\]/);
    return steps.includes("..") ? undefined : steps.filter((step) => step !== "" && step !== ".");
  } catch {
    return undefined;
  }
}

/** Serves the pages. Redirects to the installer and away from it, as the backend's own dashboard does. */
function entrance(backend: URL, pages: RequestListener) {
  const isEmpty = shared(() => hasNoAdmin(backend));
  return async (path: string, query: string, request: IncomingMessage, response: ServerResponse): Promise<unknown> => {
    const installing = new URLSearchParams(query).has("installer");
    const empty = entrances.has(path) ? await isEmpty() : undefined;
    // If the backend does not answer, serve the page.
    if (empty === undefined || empty === installing) return pages(request, response);
    return redirect(response, empty ? "/_/?installer#" : "/_/#/");
  };
}

const entrances = new Set(["/_/", "/_/index.html"]);

// The oldest backends log each of these requests.
const minutes = 600_000;

/** Caches an answer for a time in milliseconds. Unknown answers are not cached. */
function rememberedFor<Answer>(time: number, ask: () => Promise<Answer | undefined>) {
  let found: { answer: Answer; at: number } | undefined;
  const asked = shared(ask);
  return async (): Promise<Answer | undefined> => {
    if (found && Date.now() - found.at < time) return found.answer;
    const answer = await asked();
    found = answer === undefined ? undefined : { answer, at: Date.now() };
    return answer;
  };
}

/** Callers share one pending request. */
function shared<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let open: Promise<Answer> | undefined;
  return () => (open ??= ask().finally(() => (open = undefined)));
}

import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import { answerProblem, answerText, redirect } from "./answer";
import { filesUnder } from "./files";
import { hasNoAdmin, leastVersion } from "./backend-probe";
import { answerPolicy, isolation, noSniffing, policy } from "./policy";
import { passTo } from "./proxy";
import { hostnameIn, isFromForeignPage, isServedHost } from "./request-source";

/** Options of the front. */
export interface FrontOptions {
  backend: URL;
  /** The names, beside IP addresses and localhost, under which the front is reached: in lower case, without ports. */
  hosts?: readonly string[];
  /** Whether to believe the client addresses that come with a request. */
  trustProxy?: boolean;
  /** What is wrong with the backend, as a sentence for the sign-in page. */
  problem?: string | undefined;
}

/** A server, not yet listening, of the dashboard built in `directory` at `/_/` and of the backend's `/api`. */
export const front = ({ directory, ...options }: FrontOptions & { directory: string }): Server =>
  createServer(routes(options, filesUnder(directory), { ...isolation, "Content-Security-Policy": policy }));

/** Answers each request; `pages` answers those under `/_/`, and `headers` are those of everything but calls. */
export function routes(
  options: FrontOptions,
  pages: RequestListener,
  headers: Readonly<Record<string, string>>,
): RequestListener {
  const answerCall = calls(options);
  const answerPage = entrance(options.backend, pages);
  const version = rememberedFor(minutes, () => leastVersion(options.backend));
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
      const said = JSON.stringify({ problem: options.problem, version: await version() });
      return answerText(response, 200, said, { "Content-Type": "application/json" });
    }
    return answerPage(path, query, request, response);
  };
  // A fault with one request must not end the others.
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

/** Forwards calls. Refuses paths outside `/api`, and first admins from foreign pages. */
function calls({ backend, hosts = [], trustProxy = false }: FrontOptions): Route {
  const pass = passTo(backend, trustProxy);
  return async (path, request, response) => {
    const steps = stepsOf(path);
    if (!steps) return answerProblem(response, 400, "This path is not served.");
    // Of a backend without an admin anybody may make the first one, and a web page is anybody.
    const makesAdmin = request.method === "POST" && steps.join("/").toLowerCase() === "api/admins";
    if (makesAdmin && isFromForeignPage(request, hosts) && (await hasNoAdmin(backend)) !== false)
      return answerProblem(response, 403, foreignAdmin);
    return pass(request, response);
  };
}

const foreignAdmin =
  "The first admin can only be created on this dashboard's own page. If this is that page, start the dashboard with --host and the name in its address.";

// Decoded, as the backend reads it; undefined where a step leads out of the folder, or cannot be decoded and could.
function stepsOf(path: string): string[] | undefined {
  try {
    const steps = decodeURIComponent(path).split(/[/\\]/);
    return steps.includes("..") ? undefined : steps.filter((step) => step !== "" && step !== ".");
  } catch {
    return undefined;
  }
}

/** Answers the pages; the entrance leads to the installer, and out of it, as the backend's own dashboard does. */
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

// The oldest backends write each such question into their log.
const minutes = 600_000;

/** Asks once in a time, in milliseconds; what is not known is asked again. */
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

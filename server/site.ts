import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { sqlLimits } from "../definitions/backend/sql";
import { refusedByLock } from "../definitions/limits/lock";
import { versionOfRelease } from "../src/backend/version/release";
import { answerProblem, answerText, redirect } from "./answer";
import { connectionError, fetchMinimumVersion, hasNoAdmin, releaseOf } from "./backend-probe";
import { effectOf, hasConsent, readingSql } from "./changes";
import { createProxy } from "./proxy";
import { isFromForeignPage } from "./request-source";

/** Options of a site. */
export interface SiteOptions {
  backend: URL;
  /** Path of its start page. */
  home: string;
  hosts?: readonly string[] | undefined;
  trustProxy?: boolean | undefined;
  problem?: string | undefined;
  /** Name of its environment. */
  name?: string;
  /** Whether changes need the consent of the page. */
  protected?: true | undefined;
}

/** Serves a request. Its URL and the path are those of a front with one backend. */
type Route = (path: string, query: string, request: IncomingMessage, response: ServerResponse) => unknown;

/** Dashboard and API of one backend. */
export interface Site {
  name: string | undefined;
  home: string;
  call: Route;
  page: Route;
}

/** Creates the site of a backend. */
export function createSite(options: SiteOptions, pages: RequestListener): Site {
  const { backend, home, name, problem } = options;
  const version = rememberedFor(minutes, () => fetchMinimumVersion(backend));
  const release = rememberedFor(minutes, releaseOf(backend));
  const answerPage = entrance(backend, home, pages);
  return {
    name,
    home,
    call: calls(options),
    page: async (path, query, request, response) => {
      // A link in a mail leads to the application's address, followed by the path of the backend's own dashboard.
      if (path === "/_/_/") return redirect(response, home);
      if (path !== "/_/backend.json") return answerPage(path, query, request, response);
      const named = await release();
      // The oldest backends log requests for their health, but nobody's reading of the release.
      const least = versionOfRelease(named ?? "") ?? (await version());
      const isReachable = least !== undefined || (await connectionError(backend)) === undefined;
      const said = JSON.stringify({ problem, version: least, release: named, isReachable });
      return answerText(response, 200, said, { "Content-Type": "application/json" });
    },
  };
}

/** Forwards API calls. Refuses paths outside `/api`, and creating the first admin from foreign pages. */
function calls(options: SiteOptions): Route {
  const { backend, hosts = [], trustProxy = false } = options;
  const pass = createProxy(backend, trustProxy, options.name === undefined ? "/" : options.home);
  return async (path, query, request, response) => {
    const steps = stepsOf(path);
    if (!steps) return answerProblem(response, 400, "This path is not served.");
    // Anyone may create the first admin of an empty backend, so any website could do it from the browser.
    const makesAdmin = request.method === "POST" && steps.join("/").toLowerCase() === "api/admins";
    if (makesAdmin && isFromForeignPage(request, hosts) && (await hasNoAdmin(backend)) !== false)
      return answerProblem(response, 403, foreignAdmin);
    const verdict = await verdictOn(options, { path, query, request });
    if (verdict === "unread") return answerProblem(response, 400, unreadSql);
    if (verdict === "change") return answerProblem(response, refusedByLock, lockedSentence(options.name));
    return pass(request, response, verdict);
  };
}

/** Returns why a protected environment refuses a request without consent; else the body if it had to be read. */
async function verdictOn(
  { name, protected: isProtected }: SiteOptions,
  { path, query, request }: { path: string; query: string; request: IncomingMessage },
): Promise<"change" | "unread" | Buffer | undefined> {
  if (!isProtected || name === undefined || hasConsent(request, name)) return undefined;
  const effect = effectOf(request, path, query);
  if (effect === "sql") return readingSql(request);
  return effect === "change" ? effect : undefined;
}

const unreadSql = `This SQL cannot be read: send it as JSON with a "query" of at most ${sqlLimits.bytes} bytes.`;

const lockedSentence = (name = ""): string =>
  `The environment ${name} is protected: unlock it in the dashboard to make changes.`;

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
function entrance(backend: URL, home: string, pages: RequestListener) {
  const isEmpty = shared(() => hasNoAdmin(backend));
  return async (path: string, query: string, request: IncomingMessage, response: ServerResponse): Promise<unknown> => {
    const installing = new URLSearchParams(query).has("installer");
    const empty = entrances.has(path) ? await isEmpty() : undefined;
    // If the backend does not answer, serve the page.
    if (empty === undefined || empty === installing) return pages(request, response);
    return redirect(response, empty ? `${home}?installer#` : `${home}#/`);
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

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import { answerProblem, answerText, redirect } from "./answer";
import { documentOf, withAttributes } from "./document";
import { filesUnder } from "./files";
import { answerPolicy, isolation, noSniffing, policy } from "./policy";
import { hostnameIn, isServedHost } from "./request-source";
import { createSite, type Site, type SiteOptions } from "./site";

/** A backend among several. */
export interface ServedEnvironment {
  /** Lower case letters, digits and hyphens. */
  name: string;
  backend: URL;
  /** "#rrggbb". */
  color?: string | undefined;
  /** Whether changes need the consent of the page. */
  protected?: true | undefined;
  problem?: string | undefined;
}

interface SharedOptions {
  /** Served host names in addition to IP addresses and localhost: lower case, without ports. */
  hosts?: readonly string[];
  /** Whether to trust the client addresses that requests carry. */
  trustProxy?: boolean;
}

/** Options of the front, with one backend or with several. */
export type FrontOptions = SharedOptions &
  (
    | {
        backend: URL;
        /** Sentence about a problem with the backend, for the sign-in page. */
        problem?: string | undefined;
      }
    | { environments: readonly ServedEnvironment[] }
  );

/** Pages below `/_/`. */
export interface Pages {
  /** Serves the pages of one backend, or any file. */
  files: RequestListener;
  /** Serves the start page with attributes in its root element. */
  withAttributes: (attributes: Readonly<Record<string, string>>) => RequestListener;
  /** Serves paths below `/_/` that belong to no environment. */
  others?: RequestListener;
}

/** Creates a server, not yet listening, for the dashboard in `directory` at `/_/` and the backend's `/api`. */
export const createFront = ({ directory, ...options }: FrontOptions & { directory: string }): Server =>
  createServer(routes(options, pagesIn(directory), { ...isolation, "Content-Security-Policy": policy }));

const pagesIn = (directory: string): Pages => ({
  files: filesUnder(directory),
  withAttributes: (attributes) =>
    documentOf(withAttributes(readFileSync(join(directory, "index.html"), "utf8"), attributes)),
});

/** Returns the request handler. `headers` go with everything except API calls. */
export function routes(
  options: FrontOptions,
  pages: Pages,
  headers: Readonly<Record<string, string>>,
): RequestListener {
  const sites = sitesOf(options, pages);
  const answer: RequestListener = async (request, response) => {
    const { site, url } = siteAt(sites, request.url ?? "");
    const [path = "", query = ""] = url.split("?");
    const isCall = path.startsWith("/api/");
    for (const [name, value] of Object.entries(isCall ? callHeaders : headers)) response.setHeader(name, value);
    if (!isServedHost(request, options.hosts ?? [])) return refuseHost(request.headers.host, isCall, response);
    request.url = url;
    if (isCall) return site ? site.call(path, query, request, response) : answerProblem(response, 404, severalApis);
    if (request.method !== "GET" && request.method !== "HEAD")
      return answerText(response, 405, "Method not allowed.", { Allow: "GET, HEAD" });
    const home = site?.home ?? sites[0]!.home;
    if (path === "/" || path === "/_" || (path === "/_/" && !site)) return redirect(response, home);
    if (!path.startsWith("/_/")) return answerText(response, 404, "Not found.");
    if (site) return site.page(path, query, request, response);
    return pages.others ? pages.others(request, response) : answerText(response, 404, "Not found.");
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

const severalApis = "This dashboard serves several backends: their APIs are at /_/NAME/api/.";

function sitesOf(options: FrontOptions, pages: Pages): Site[] {
  const { hosts, trustProxy } = options;
  const shared: Pick<SiteOptions, "hosts" | "trustProxy"> = { hosts, trustProxy };
  if (!("environments" in options))
    return [createSite({ ...shared, backend: options.backend, problem: options.problem, home: "/_/" }, pages.files)];
  const all = options.environments.map(({ name, backend, color, protected: isProtected }) => ({
    name,
    host: backend.host,
    place: storagePlace(name, backend),
    color,
    isProtected,
  }));
  return options.environments.map((environment) => {
    const { name } = environment;
    const attributes = {
      "data-api": "./",
      "data-environment": name,
      "data-place": storagePlace(name, environment.backend),
      "data-environments": JSON.stringify(all),
    };
    const document = pages.withAttributes(attributes);
    const home = `/_/${name}/`;
    return createSite({ ...shared, ...environment, home }, (request, response) =>
      /^\/_\/(?:index\.html)?(?:\?|$)/.test(request.url ?? "")
        ? document(request, response)
        : pages.files(request, response),
    );
  });
}

/**
 * Returns where browsers store the values of an environment. All fronts on one port share their storage, and the address
 * behind a name may change. As a hash, because the path of a backend is nobody's business.
 */
export function storagePlace(name: string, backend: URL): string {
  const address = `${backend.host}${backend.pathname.replace(/\/$/, "")}`;
  return `${name}.${createHash("sha256").update(address).digest("hex").slice(0, 8)}`;
}

/** Returns the site of a URL, and the URL as if this site were the only one. No site is at other paths. */
function siteAt(sites: readonly Site[], url: string): { site?: Site; url: string } {
  const [only] = sites;
  if (only?.name === undefined) return { ...(only && { site: only }), url };
  const [, name, rest = ""] = /^\/_\/([^/?]+)(.*)$/s.exec(url) ?? [];
  const site = sites.find((each) => each.name === name);
  if (!site) return { url };
  return { site, url: rest.startsWith("/api/") ? rest : `/_${rest}` };
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

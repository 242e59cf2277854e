import type { Server } from "node:http";
import { startBackend, type Backend } from "./backend";
import { connectionError, hasNoAdmin, findBackendProblem } from "./backend-probe";
import { getProgram, hasNamedBinary } from "./binary";
import { unreachableSentence } from "./connection-fault";
import { prepareDataFolder } from "./data-folder";
import { isNewData, noteVersion, versionFor } from "./data-version";
import { hasSuperusers, awaitInstallToken, fetchVersionOrOldest } from "./first-admin";
import type { compare as Compare } from "./compare/compare";
import { unprotectedTwins, type Environment } from "./environments.mjs";
import { createFront, type ServedEnvironment } from "./front";
import { keepBackend } from "./keep-backend";
import type { Options } from "./options.mjs";
import { freePort, listen } from "./port";

/** Starts the backend and the dashboard, and stops them on a signal. Throws a sentence if that fails. */
export async function serve(options: Options): Promise<void> {
  // Report a busy port before a long build. Port 0 is resolved later, on listening.
  if (options.port !== 0) await freePort(options.port);
  if (options.environments) return serveSeveral(options, options.environments);
  const backend = options.backend === undefined ? await ownBackend(options) : await runningBackend(options.backend);
  const server = await frontFor(options, { backend: backend.url, problem: backend.problem });
  stopWhenAsked(server, backend);
  const origin = `http://127.0.0.1:${await listen(server, options.port)}`;
  if (options.demo) await demo(backend, origin);
  console.log(`Dashboard: ${origin}/_/`);
  // Resolves only if there is no superuser. The backend's own link leads to another dashboard.
  if (!options.demo)
    void backend.installToken?.then((token) =>
      console.log(`Create the first superuser: ${origin}/_/#/pbinstall/${token}`),
    );
}

/** Compares two environments by arguments; see `server/compare`. Resolves to the exit code. */
export const compare = async (...given: Parameters<typeof Compare>): Promise<number> =>
  (await import("./compare/compare")).compare(...given);

async function serveSeveral(options: Options, environments: readonly Environment[]): Promise<void> {
  for (const warning of unprotectedTwins(environments)) console.error(warning);
  const served = await Promise.all(environments.map(runningEnvironment));
  const server = await frontFor(options, { environments: served });
  stopWhenAsked(server, {});
  const origin = `http://127.0.0.1:${await listen(server, options.port)}`;
  for (const { name } of served) console.log(`Dashboard of ${name}: ${origin}/_/${name}/`);
}

/** Reports a backend that does not answer. The others are served. */
async function runningEnvironment({ url, ...environment }: Environment): Promise<ServedEnvironment> {
  const backend = new URL(url);
  const cause = await connectionError(backend);
  const problem = cause === undefined ? await findBackendProblem(backend) : undefined;
  const report = cause === undefined ? problem : unreachableSentence(url, cause);
  if (report !== undefined) console.error(`${environment.name}: ${report}`);
  return { ...environment, backend, problem };
}

type Used = Pick<Backend, "url"> &
  Partial<Backend> & {
    /** Whether the data folder was empty. */
    isNew?: boolean;
    problem?: string | undefined;
  };

async function ownBackend({ data, installGo, backendVersion }: Options): Promise<Used> {
  await prepareDataFolder(data, console.error);
  const isNew = isNewData(data);
  const version = await versionFor(data, backendVersion, console.error);
  const { binary, label, flags } = await getProgram({ version, installGo });
  console.log(`Starting ${label} on ${data} …`);
  const port = await freePort();
  const kept = await keepBackend(() => startBackend(binary, port, data, flags?.(data)), console.error);
  if (!hasNamedBinary()) await noteVersion(data, version);
  return { ...kept, isNew };
}

async function runningBackend(address: string): Promise<Used> {
  const url = new URL(address);
  const cause = await connectionError(url);
  if (cause !== undefined) throw new Error(unreachableSentence(address, cause), { cause });
  const problem = await findBackendProblem(url);
  if (problem) console.error(problem);
  return { url, problem };
}

type Backends = { backend: URL; problem: string | undefined } | { environments: readonly ServedEnvironment[] };

async function frontFor({ dev, trustProxy, hosts }: Options, backends: Backends): Promise<Server> {
  const options = { ...backends, hosts, trustProxy };
  if (!dev) return createFront({ directory: "dist/app", ...options });
  const { createDevFront: devFront } = await import("./dev");
  return devFront(options);
}

async function demo({ url, installToken, isNew = false }: Used, appUrl: string): Promise<void> {
  let token: string | undefined;
  if (hasSuperusers(await fetchVersionOrOldest(url.href))) {
    if (!installToken) return console.log(unknowable);
    token = await awaitInstallToken(installToken, isNew);
    if (token === undefined) return console.log(notEmpty);
  } else if ((await hasNoAdmin(url)) !== true) return console.log(notEmpty);
  const { fillDemo } = await import("./demo/index");
  const { email, password } = await fillDemo(url.href, { appUrl, installToken: token, report: console.log });
  console.log(`Sign in as ${email} with the password ${password}`);
}

const notEmpty = "The sample is for an empty backend only, and this one has an admin: nothing was added.";
const unknowable =
  "The sample is for an empty backend only. From v0.23 on, only the program that starts a backend can tell that it is empty: omit --backend. Nothing was added.";

function stopWhenAsked(server: Server, backend: Pick<Partial<Backend>, "stop" | "exited">): void {
  let stopping = false;
  const stop = async (why?: string): Promise<void> => {
    if (stopping) return; // both the terminal and npm send the signal
    stopping = true;
    if (why !== undefined) console.error(why);
    setTimeout(() => server.closeAllConnections(), 1000).unref();
    if (server.listening) await new Promise((closed) => server.close(closed));
    await backend.stop?.();
    process.exit(why === undefined ? 0 : 1);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void stop());
  void backend.exited?.then(stop);
}

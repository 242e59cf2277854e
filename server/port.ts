import { once } from "node:events";
import { createServer, type AddressInfo, type Server } from "node:net";

/**
 * Makes a server listen on a loopback port, 0 for any free one. Resolves to the port. Throws a sentence if it is busy.
 */
export async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, "127.0.0.1");
  await once(server, "listening").catch((error: NodeJS.ErrnoException) => {
    throw new Error(sentenceFor(error, port), { cause: error });
  });
  return (server.address() as AddressInfo).port;
}

/** Returns the port if it is free, or any free port for 0. Throws a sentence if it is busy. */
export async function freePort(port = 0): Promise<number> {
  const server = createServer();
  const free = await listen(server, port);
  server.close();
  await once(server, "close");
  return free;
}

const sentenceFor = ({ code, message }: NodeJS.ErrnoException, port: number): string =>
  code === "EADDRINUSE"
    ? `Port ${port} is in use. Stop the program that uses it, or choose another port with --port N.`
    : `Port ${port} cannot be used (${code ?? message}). Choose another one with --port N.`;

import { once } from "node:events";
import { createServer, type AddressInfo, type Server } from "node:net";

/** Makes a server listen on a loopback port, 0 for any free one; gives the port. Throws a sentence when it is taken. */
export async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, "127.0.0.1");
  await once(server, "listening").catch((error: NodeJS.ErrnoException) => {
    throw new Error(sentenceFor(error, port), { cause: error });
  });
  return (server.address() as AddressInfo).port;
}

/** Checks that a port is free, and gives it, or any free one for 0. Throws a sentence when it is taken. */
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

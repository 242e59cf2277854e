import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/** A mail server that keeps all mails for the test. */
export interface Mailbox {
  port: number;
  /** Resolves to the next mail. */
  next: () => Promise<Email>;
  close: () => Promise<void>;
}

/** Starts a mail server on a loopback port. */
export async function startMailbox(): Promise<Mailbox> {
  const mails: Email[] = [];
  const waiting: ((mail: Email) => void)[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, _, done) =>
      void buffer(stream)
        .then((raw) => PostalMime.parse(raw))
        .then((mail) => {
          const taken = waiting.shift();
          if (taken) taken(mail);
          else mails.push(mail);
          done();
        }, done),
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const next = (): Promise<Email> => {
    const mail = mails.shift();
    return mail ? Promise.resolve(mail) : new Promise((take) => waiting.push(take));
  };
  const { port } = server.server.address() as AddressInfo;
  return { port, next, close: () => new Promise((closed) => server.close(closed)) };
}

import { changeStream } from "../../../definitions/backend/change-stream";
import { calls } from "../../../definitions/backend/calls";
import { decodeChange, type RowChange } from "../calls/row-change";
import { useSession } from "../session/session";
import { apiBase } from "./base-url";
import { send } from "./send";

interface StreamSetup {
  topic: string;
  /** Called once changes are reported. */
  onReady: () => void;
  onChange: (change: RowChange) => void;
  /** Called once, when the stream is lost. It does not open again by itself. */
  onLost: () => void;
}

/**
 * Opens the stream of a topic's changes; returns the function that closes it. It also closes with the session. The token
 * goes into the subscription only, never into an address.
 */
export function openChangeStream({ topic, onReady, onChange, onLost }: StreamSetup): () => void {
  const source = new EventSource(new URL(changeStream.path, apiBase()));
  const controller = new AbortController();
  const { signal } = controller;
  const close = (): void => {
    source.close();
    controller.abort();
    stopListening();
  };
  const stopListening = useSession.subscribe(({ session }) => {
    if (!session) close();
  });
  const lose = (): void => {
    if (signal.aborted) return;
    close();
    onLost();
  };
  source.addEventListener(changeStream.opened, ({ data }) => {
    const { clientId } = JSON.parse(String(data)) as { clientId: string };
    const body = { clientId, subscriptions: [topic] };
    send(calls.subscribe, { body }, { signal }).then(() => !signal.aborted && onReady(), lose);
  });
  source.addEventListener(topic, ({ data }) => {
    const change = decodeChange(String(data));
    if (change && !signal.aborted) onChange(change);
  });
  source.addEventListener("error", lose);
  return close;
}

import type { RowChange } from "../../../backend/calls/row-change";
import type { LiveCounts } from "../../model/table/live-rows";
import { openChangeStream } from "../../../backend/api/change-stream";

/** State of a connection, and how often it was tried again since it was lost. */
export interface ConnectionState {
  connection: "connecting" | "live" | "paused" | "lost";
  attempt: number;
}

/** State of the connection and of the rows. */
export interface LiveState extends ConnectionState, LiveCounts {}

/** State before the first connection. */
export const initialState: LiveState = {
  connection: "connecting",
  attempt: 0,
  added: 0,
  hasMore: false,
  unmatched: 0,
  gone: 0,
};

interface ConnectionSetup {
  topic: string;
  /** Catches up after a gap, before the state is "live". Rejects if it cannot. */
  catchUp: (signal: AbortSignal) => Promise<void>;
  onChange: (change: RowChange) => void;
  /** Called when changes may be missed from now on. */
  onGap: () => void;
  onState: (state: ConnectionState) => void;
}

// Waits before each new try, in milliseconds. The backend closes a stream after five minutes without a change.
const waits = [300, 1000, 2000, 4000, 8000, 15_000, 30_000];

/** Connection to the stream of a topic's changes. It closes while the tab is hidden, and opens again after a loss. */
export class LiveConnection {
  readonly #setup: ConnectionSetup;
  #state: ConnectionState = { connection: "connecting", attempt: 0 };
  #close = (): void => {};
  #gap = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(setup: ConnectionSetup) {
    this.#setup = setup;
  }

  /** Opens the stream, unless the tab is hidden. */
  start(): void {
    document.addEventListener("visibilitychange", this.#applyVisibility);
    this.#applyVisibility();
  }

  /** Closes the stream for good. */
  stop(): void {
    document.removeEventListener("visibilitychange", this.#applyVisibility);
    this.#disconnect();
  }

  /** Returns whether all changes arrive. */
  get isLive(): boolean {
    return this.#state.connection === "live";
  }

  /** Signal that is aborted by the next gap. */
  get signal(): AbortSignal {
    return this.#gap.signal;
  }

  /** Closes the stream, and opens another one after a wait. */
  reconnect(): void {
    this.#disconnect();
    const attempt = this.#state.attempt + 1;
    this.#report({ connection: "lost", attempt });
    this.#timer = setTimeout(() => this.#connect(), waits[Math.min(attempt, waits.length) - 1]);
  }

  #applyVisibility = (): void => {
    this.#disconnect();
    if (document.hidden) this.#report({ connection: "paused", attempt: 0 });
    else this.#connect();
  };

  #connect(): void {
    const { topic, onChange } = this.#setup;
    this.#gap = new AbortController();
    const { signal } = this.#gap;
    this.#close = openChangeStream({
      topic,
      onReady: () => void this.#catchUp(signal),
      onChange,
      onLost: () => this.reconnect(),
    });
  }

  async #catchUp(signal: AbortSignal): Promise<void> {
    try {
      await this.#setup.catchUp(signal);
    } catch {
      if (!signal.aborted) this.reconnect();
      return;
    }
    if (!signal.aborted) this.#report({ connection: "live", attempt: 0 });
  }

  #disconnect(): void {
    clearTimeout(this.#timer);
    this.#gap.abort();
    this.#close();
    this.#setup.onGap();
  }

  #report(state: ConnectionState): void {
    this.#state = state;
    this.#setup.onState(state);
  }
}

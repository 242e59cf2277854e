import { act } from "@testing-library/react";
import { vi } from "vitest";

/** Stream of changes that the test sends. */
export class FakeStream extends EventTarget {
  /** All streams of the test, the last one last. */
  static all: FakeStream[] = [];
  isClosed = false;
  readonly url: string;

  constructor(url: URL) {
    super();
    this.url = url.href;
    FakeStream.all.push(this);
  }

  close(): void {
    this.isClosed = true;
  }

  /** Sends an event of the backend. */
  sends(name: string, data: object): void {
    act(() => void this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) })));
  }

  /** Ends the stream, as after an answer of 500 or without an answer. */
  breaks(): void {
    act(() => void this.dispatchEvent(new Event("error")));
  }
}

/** Replaces the streams of the browser until the test ends. */
export function fakeStreams(): void {
  FakeStream.all = [];
  vi.stubGlobal("EventSource", FakeStream);
}

/** Returns the stream that was opened last. */
export const lastStream = (): FakeStream => FakeStream.all.at(-1)!;

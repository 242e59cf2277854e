import type { QueryClient } from "@tanstack/react-query";
import { act, fireEvent, render } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { storeSession } from "../../src/backend/session/session";
import { newQueryClient } from "../../src/backend/api/queries";
import { App } from "../../src/runtime/app/App";
import type { Registry } from "../../src/runtime/registry/registry";
import { registry } from "./registry";
import { fakeBackend, type FakeBackend } from "./fake-backend";
import { session } from "./fixtures";

declare global {
  interface Window {
    happyDOM: { setURL: (url: string) => void };
  }
}

/** The open dashboard, its user and its backend. */
export interface Opened {
  user: UserEvent;
  backend: FakeBackend;
  queries: QueryClient;
}

/** Signs in without the sign-in page. */
export const signedIn = (): void => storeSession(session);

/** Opens the dashboard at an address such as "#/settings" or "?installer". */
export function open(address: string, backend = fakeBackend(), drawn: Registry = registry): Opened {
  window.happyDOM.setURL(`http://localhost:3000/_/${address}`);
  // Drop the history state of another test.
  window.history.replaceState(null, "");
  const queries = newQueryClient();
  render(<App product={drawn} queries={queries} />);
  return { user: userEvent.setup(), backend, queries };
}

/** Changes the address of the open window. */
export const goTo = (hash: string): void =>
  act(() => {
    window.location.hash = hash;
    fireEvent(window, new PopStateEvent("popstate"));
  });

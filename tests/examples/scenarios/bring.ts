import { waitFor } from "@testing-library/react";
import { expect } from "vitest";
import { calls } from "../../../definitions/backend/calls";
import type { Call } from "../../../definitions/language/call";
import { fakeBackend, type CallName, type FakeBackend } from "../../support/fake-backend";
import { open, signedIn, type Opened } from "../../support/open";

/** Brings a screen into a state as an admin would. */
export type Bring<S> = (screen: S) => Promise<unknown>;
export type Scenarios<S> = Readonly<Record<string, Bring<S>>>;

/** The backend's words for a refused save. */
export const generic = "Something went wrong while processing your request.";

/** Prepares the backend before a screen is opened. */
export type Before = (backend: FakeBackend) => void;

/** Opens a screen at its address, signed in. */
export const opened = async (screen: { route: string }, query: string, before: Before): Promise<Opened> => {
  const backend = fakeBackend();
  before(backend);
  signedIn();
  return open(`#${screen.route}${query}`, backend);
};

/** Waits for the application's name. */
export const applicationNamed = (): Promise<void> => waitFor(() => expect(document.title).toContain("Lighthouse"));

/** The name of a call in the table of calls. */
export const nameOf = (wanted: Call): CallName =>
  Object.entries(calls).find(([, call]) => call === wanted)![0] as CallName;

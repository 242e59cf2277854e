import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { expectComplaint } from "../support/complaints";
import { fakeBackend, type CallName } from "../support/fake-backend";
import { open, signedIn } from "../support/open";

const notTheBackend = "The answer was cut off or is not from the backend. Try again.";

const counts = { page: 1, perPage: 30, totalItems: 1, totalPages: 1 };
const emptyGroups = { meta: {}, logs: {}, smtp: {}, s3: {} };
const atYearOne = [{ total: 5, date: "0001-01-01 00:00:00.000Z" }];
const row = { id: "a", name: "a", type: "base", schema: {} };
const page = (): Response =>
  new Response("<!doctype html><title>Router</title>", { headers: { "Content-Type": "text/html" } });

const places: readonly (readonly [address: string, call: CallName, title: string, answer: () => Response])[] = [
  ["#/settings", "readSettings", "The settings could not be loaded.", () => Response.json({})],
  ["#/settings/admins", "listAdmins", "The admins could not be loaded.", () => Response.json(null)],
  ["#/collections", "listCollections", "The list could not be loaded.", page],
  ["#/collections", "listRecords", "The records could not be loaded.", () => Response.json(counts)],
  ["#/logs", "listLogs", "The logs could not be loaded.", () => Response.json({ ...counts, items: [null] })],
  ["#/logs", "logStats", "The chart could not be loaded.", () => Response.json(atYearOne)],
  ["#/settings", "readSettings", "The settings could not be loaded.", () => Response.json(emptyGroups)],
  [
    "#/collections",
    "listCollections",
    "The list could not be loaded.",
    () => Response.json({ ...counts, items: [row] }),
  ],
];

test.each(places)(
  "refuses a malformed answer at %s to %s, and reads again by Retry",
  async (address, call, title, answer) => {
    if (call === "readSettings") expectComplaint(/^The application's name could not be read: The answer was cut off/);
    signedIn();
    const backend = fakeBackend();
    backend.answers(call, answer);
    const { user } = open(address, backend);
    const alert = (await screen.findByText(title, { exact: false })).closest<HTMLElement>("[role=alert]")!;
    expect(alert.textContent).toContain(notTheBackend);
    backend.recovers(call);
    await user.click(within(alert).getByRole("button", { name: "Retry" }));
    await waitFor(() => expect(screen.queryByText(title, { exact: false })).toBeNull());
  },
);

import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { calls } from "../../definitions/backend/calls";
import { isRead } from "../../src/backend/calls/request";
import { useLock } from "../../src/backend/api/lock";
import { selectBackend } from "../../src/backend/version/backend";
import type { FakeBackend } from "../support/fake-backend";
import { enterProduction } from "../support/environments";
import { newestRegistry } from "../support/registry";
import { manyRecords } from "../support/selection";
import { storedRecords } from "../support/fixtures";
import { open, signedIn } from "../support/open";

beforeEach(() => {
  enterProduction(true);
  signedIn();
});

/** A button or menu entry that is pressed, a text that is typed at the end of a field, or a cell that is edited. */
type Step = string | RegExp | readonly [field: string, typed: string] | { cell: string; typed: string };

interface Kind {
  at: string;
  does: readonly Step[];
  /** By default the oldest. */
  version?: "v0.40";
  backend?: () => FakeBackend;
}

const record = `#/collections?collectionId=sailors00000000&filter=&sort=-created&recordId=${storedRecords[0]!.id}`;
const ports = "#/collections?collectionId=ports0000000000&filter=&sort=-created";
const collection = `${ports}&editCollection=ports0000000000`;
const admin = "#/settings/admins?adminId=admin0000000001";

const kinds: Readonly<Record<string, Kind>> = {
  "a record's change": { at: record, does: [["a_text", "x"], "Save changes"] },
  "a new record": { at: `${ports}&recordId=new`, does: [["a_text", "x"], "Create"] },
  "a record's deletion": { at: record, does: ["More", "Delete", "Yes"] },
  "a password reset mail": { at: record, does: ["More", "Send password reset email", "Yes"] },
  "the deletion of selected records": {
    at: ports,
    does: ["Select all loaded records", "Delete selected", "Yes"],
  },
  "a change of selected records": {
    at: ports,
    backend: manyRecords,
    does: ["Select all loaded records", "Edit selected", "Set a_text", ["a_text", "x"], "Preview changes", "Confirm"],
  },
  "changes in cells": {
    at: ports,
    backend: manyRecords,
    does: [{ cell: "Port 3", typed: "Leith{Enter}" }, "Save"],
  },
  "a collection's change": { at: collection, does: [["Name", "x"], "Save changes", "Confirm"] },
  "a collection's deletion": { at: collection, does: ["More", "Delete", "Yes"] },
  "an admin's change": { at: admin, does: [["Email", "x"], "Save changes"] },
  "application settings": { at: "#/settings", does: [["Application name", "x"], "Save changes"] },
  "mail settings": { at: "#/settings/mail", does: [["Sender name", "x"], "Save changes"] },
  "a test mail": { at: "#/settings/mail", does: ["Send test email", ["To email address", "a@example.com"], "Send"] },
  "storage settings": { at: "#/settings/storage", does: [["Bucket", "x"], "Save changes"] },
  "log settings": { at: "#/settings", does: [["Logs max days retention", "0"], "Save changes"] },
  "a switch of the settings": { at: "#/settings", does: [/^Hide collection create/, "Save changes"] },
  "a rule in the page of all rules": {
    at: "#/rules?rule=ports0000000000.listRule",
    does: [/^Set custom rule/, "Save changes", "Confirm"],
  },
  "SQL that writes": { version: "v0.40", at: "#/sql?query=DELETE%20FROM%20ports", does: ["Run", "Run DELETE"] },
  "a new backup": { version: "v0.40", at: "#/settings/backups", does: ["New backup", "Make backup"] },
  "a job": { version: "v0.40", at: "#/settings/crons", does: [/^Run/] },
  "token settings": {
    at: "#/settings/tokens",
    does: [["Admins auth token duration (in seconds)", "0"], "Save changes"],
  },
};

async function takeSteps(user: UserEvent, does: readonly Step[]): Promise<void> {
  for (const step of does) {
    if (typeof step === "object" && "cell" in step) {
      await user.click(await screen.findByRole("switch", { name: "Edit cells" }));
      await screen.findByRole("switch", { name: "Edit cells", checked: true, busy: false });
      await user.dblClick(await screen.findByRole("cell", { name: step.cell }));
      const form = await screen.findByRole("form", { name: /^Edit / });
      await user.type(await within(form).findByRole("textbox"), step.typed);
      continue;
    }
    if (typeof step !== "string" && !(step instanceof RegExp)) {
      await user.type(await screen.findByRole("textbox", { name: step[0] }), step[1]);
      continue;
    }
    const control = await waitFor(() => {
      const found = ["button", "menuitem", "checkbox", "switch"].flatMap((role) =>
        screen.queryAllByRole(role, { name: step }),
      );
      expect(found, `controls called ${step}`).not.toEqual([]);
      return found.at(-1)!;
    });
    await user.click(control);
  }
}

const isChange = ({ name }: { name: keyof typeof calls }): boolean => !isRead(calls[name]) && !("reads" in calls[name]);

test.each(Object.entries(kinds))("a locked environment refuses %s", async (_, { at, does, version, ...given }) => {
  if (version) selectBackend(version);
  const { user, backend } = open(at, given.backend?.(), version && newestRegistry);
  await takeSteps(user, does);
  await waitFor(() => expect(useLock.getState().isAsked).toBe(true));
  await screen.findByRole("dialog", { name: "Unlock production" });
  expect(backend.asked.filter(isChange)).toEqual([]);
});

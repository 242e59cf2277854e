import { screen, waitFor } from "@testing-library/react";
import { expect } from "vitest";
import { fakeBackend, type CallName } from "./fake-backend";
import { open, type Opened } from "./open";

/** The address of the records. */
export const recordsAddress = "#/collections?collectionId=sailors00000000&filter=&sort=-created";

/** Opens the panel of a record, once its editors are there. */
export async function openRecord(id: string, backend = fakeBackend()): Promise<Opened> {
  const opened = open(`${recordsAddress}&recordId=${id}`, backend);
  await screen.findByRole("textbox", { name: "a_text" });
  return opened;
}

/** The sent values of rows, without collection and id. */
export const sent = ({ backend }: Opened, name: CallName) =>
  backend
    .payloads(name)
    .map((payload) =>
      Object.fromEntries(Object.entries(payload).filter(([key]) => key !== "collection" && key !== "id")),
    );

/** Waits until no panel is open. */
export const panelGone = (): Promise<void> => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

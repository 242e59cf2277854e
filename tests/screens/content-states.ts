import { screen as page } from "@testing-library/react";
import type { ContentName } from "../../definitions/language/names";
import type { ContentPage } from "../../definitions/language/screen";
import { exportTexts } from "../../definitions/texts/export";
import { importTexts } from "../../definitions/texts/import";
import { texts } from "../../definitions/texts/texts";
import { Refusal } from "../support/fake-backend";
import { storedCollections } from "../support/fixtures";
import { asStored } from "../support/stored-collection";
import type { Opened } from "../support/open";
import { applicationNamed, generic, opened, type Before, type States } from "./bring";

const exportStates: States<ContentPage> = {
  loading: async (screen) => {
    await opened(screen, "", (backend) => backend.holds("exportCollections"));
    await page.findByText(texts.form.loading);
    await page.findByRole("heading", { name: screen.title });
    await applicationNamed();
  },
  failed: async (screen) => {
    await opened(screen, "", (backend) => backend.answers("exportCollections", new Refusal(500, generic)));
    await page.findByText(exportTexts.failed);
  },
  chosen: async (screen) => {
    const { user } = await opened(screen, "", () => {});
    await user.click(await page.findByText(exportTexts.choose));
    await user.click(page.getByRole("checkbox", { name: "sailors" }));
    await page.findByText("1 of 2 chosen");
  },
};

const pasted = async (screen: ContentPage, text: string, before: Before = () => {}): Promise<Opened> => {
  const now = await opened(screen, "", before);
  const area = await page.findByRole("textbox", { name: /^Collections/ });
  await now.user.click(area);
  await now.user.paste(text);
  return now;
};

const [ports, sailors] = storedCollections.map(asStored);
const other = { ...ports!, name: "harbours", listRule: "@request.auth.id != ''", schema: ports!.schema.slice(1) };
const later = { id: "view00000000000", name: "stats", type: "view", options: { query: "select 1" } };

const importStates: States<ContentPage> = {
  loading: async (screen) => {
    await opened(screen, "", (backend) => backend.holds("exportCollections"));
    await page.findByText(texts.form.loading);
    await page.findByRole("heading", { name: screen.title });
    await applicationNamed();
  },
  failed: async (screen) => {
    await opened(screen, "", (backend) => backend.answers("exportCollections", new Refusal(500, generic)));
    await page.findByText(importTexts.current);
  },
  empty: async (screen) => {
    await opened(screen, "", () => {});
    await page.findByRole("textbox", { name: /^Collections/ });
  },
  invalid: async (screen) => {
    await pasted(screen, "{}");
    await page.findByText(importTexts.invalid);
  },
  "up to date": async (screen) => {
    await pasted(screen, JSON.stringify([ports, sailors]));
    await page.findByText(importTexts.upToDate);
  },
  changes: async (screen) => {
    const { user } = await pasted(screen, JSON.stringify([other, { ...sailors!, id: "other0000000000" }, later]));
    await user.click(page.getByRole("switch", { name: importTexts.deleteMissing }));
    await page.findByText(importTexts.changes);
    await page.findAllByText(/record/);
  },
  review: async (screen) => {
    const { user } = await pasted(screen, JSON.stringify([other, sailors]));
    await page.findByText(importTexts.changes);
    await user.click(page.getByRole("button", { name: importTexts.review }));
    await page.findByRole("dialog");
  },
  asked: async (screen) => {
    const { user } = await pasted(screen, JSON.stringify([other]));
    await user.click(page.getByRole("switch", { name: importTexts.deleteMissing }));
    await page.findByText(importTexts.changes);
    await user.click(page.getByRole("button", { name: importTexts.review }));
    await user.click(await page.findByRole("button", { name: importTexts.confirm }));
    await page.findByText(importTexts.question);
  },
};

/** The states of a page by what fills it. */
export const contentStates: Readonly<Record<ContentName, States<ContentPage>>> = {
  // Of later versions: the browser tests open it.
  crons: {},
  exportCollections: exportStates,
  importCollections: importStates,
};

import { screen as page } from "@testing-library/react";
import type { ContentName } from "../../../definitions/language/widget-names";
import type { ContentPage } from "../../../definitions/language/screen";
import { exportTexts } from "../../../definitions/texts/export";
import { importTexts } from "../../../definitions/texts/import";
import { storedCollections } from "../../support/fixtures";
import { asStored } from "../../support/stored-collection";
import type { Opened } from "../../support/open";
import { opened, type Scenarios } from "./bring";

const exportScenarios: Scenarios<ContentPage> = {
  chosen: async (screen) => {
    const { user } = await opened(screen, "", () => {});
    await user.click(await page.findByText(exportTexts.choose));
    await user.click(page.getByRole("checkbox", { name: "sailors" }));
    await page.findByText("1 of 2 chosen");
  },
};

const pasted = async (screen: ContentPage, text: string): Promise<Opened> => {
  const now = await opened(screen, "", () => {});
  const area = await page.findByRole("textbox", { name: /^Collections/ });
  await now.user.click(area);
  await now.user.paste(text);
  return now;
};

const [ports, sailors] = storedCollections.map(asStored);
const other = { ...ports!, name: "harbours", listRule: "@request.auth.id != ''", schema: ports!.schema.slice(1) };
const later = { id: "view00000000000", name: "stats", type: "view", options: { query: "select 1" } };

const importScenarios: Scenarios<ContentPage> = {
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
};

const rulesScenarios: Scenarios<ContentPage> = {
  filtered: async (screen) => {
    const { user } = await opened(screen, "", () => {});
    await user.click(await page.findByRole("button", { name: /Anyone can read/ }));
  },
  opened: async (screen) => {
    const { user } = await opened(screen, "", () => {});
    await user.click((await page.findAllByRole("button", { name: "Admins only" }))[0]!);
    await page.findByRole("button", { name: /Set custom rule/ });
  },
};

/** The states of a page by its content. */
export const contentScenarios: Readonly<Record<ContentName, Scenarios<ContentPage>>> = {
  allRules: rulesScenarios,
  // Only with several backends: the tests of environments open it.
  compare: {},
  // Only later versions have it: the browser tests open it.
  crons: {},
  diagram: {},
  exportCollections: exportScenarios,
  importCollections: importScenarios,
  sql: {},
};

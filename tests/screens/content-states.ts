import { screen as page } from "@testing-library/react";
import type { ContentName } from "../../definitions/language/names";
import type { ContentPage } from "../../definitions/language/screen";
import { exportTexts } from "../../definitions/texts/export";
import { texts } from "../../definitions/texts/texts";
import { Refusal } from "../support/fake-backend";
import { generic, opened, type States } from "./bring";

const exportStates: States<ContentPage> = {
  loading: async (screen) => {
    await opened(screen, "", (backend) => backend.holds("exportCollections"));
    await page.findByText(texts.form.loading);
    await page.findByRole("heading", { name: screen.title });
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

const importStates: States<ContentPage> = {
  empty: async (screen) => {
    await opened(screen, "", () => {});
    await page.findByRole("heading", { name: screen.title });
  },
};

/** The states of a page by what fills it. */
export const contentStates: Readonly<Record<ContentName, States<ContentPage>>> = {
  exportCollections: exportStates,
  importCollections: importStates,
};

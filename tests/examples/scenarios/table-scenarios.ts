import { screen as page, waitFor, within } from "@testing-library/react";
import { expect } from "vitest";
import type { ApiPreview } from "../../../definitions/language/api-preview";
import type { Call } from "../../../definitions/language/call";
import type { FormPanel } from "../../../definitions/language/form-panel";
import type { DetailPanel, Selection, Sidebar, TablePage } from "../../../definitions/language/table";
import type { RowsTransfer, TransferPanel } from "../../../definitions/language/transfer";
import { recordExportTexts } from "../../../definitions/texts/record-export";
import { recordImportTexts as said } from "../../../definitions/texts/record-import";
import { selectionTexts } from "../../../definitions/texts/selection";
import { chartTexts } from "../../../definitions/texts/chart";
import { texts } from "../../../definitions/texts/texts";
import { Refusal } from "../../support/fake-backend";
import { admin, pageOf, storedCollections } from "../../support/fixtures";
import { storedLogs } from "../../support/logs";
import type { Opened } from "../../support/open";
import { applicationNamed, type Before, generic, nameOf, opened, type Scenarios } from "./bring";

const broken = new Refusal(500, generic);
const invalid = new Refusal(400, "Invalid filter parameters.");

const answering =
  (...answers: readonly (readonly [call: Call, answer: unknown])[]): Before =>
  (backend) =>
    answers.forEach(([call, answer]) => backend.answers(nameOf(call), answer));

const holding =
  (...held: readonly Call[]): Before =>
  (backend) =>
    held.forEach((call) => backend.holds(nameOf(call)));

const shown = async (
  screen: TablePage,
  query: string,
  text: string | RegExp,
  before: Before = () => {},
): Promise<void> => {
  await opened(screen, `?${query}`, before);
  await page.findAllByText(text);
  // The name of the application comes with the settings.
  await applicationNamed();
};

const chosen = storedCollections.find(({ type }) => type === "auth")!;

/** The states of a table next to a list. */
export function listedScenarios(list: Sidebar, { selection, transfer, none }: TablePage): Scenarios<TablePage> {
  const at = (filter = ""): string => `${list.addressParam}=${chosen.id}&filter=${filter}&sort=-created`;
  return {
    loading: async (screen) => {
      await shown(screen, at(), texts.form.loading, holding(screen.list));
      // The page says that it loads before its own file is there.
      await page.findByRole("table");
    },
    loaded: (screen) => shown(screen, at(), "North of the light"),
    failed: (screen) => shown(screen, at(), screen.failed, answering([screen.list, broken])),
    ...(none && { empty: (screen) => shown(screen, at(), none.create, answering([screen.list, pageOf([])])) }),
    ...(list.preview && previewScenario(list.preview, at())),
    ...(list.editor && editorScenarios(list.editor.panel, at())),
    ...(transfer && transferScenarios(transfer, at())),
    "record opened": async (screen) => {
      await shown(screen, `${at()}&recordId=record000000001`, "Save changes");
      await editorsThere();
      await page.findByRole("button", { name: "Open Aberdeen" });
    },
    ...(selection && selectedScenarios(selection, at())),
    "bad filter": (screen) =>
      shown(
        screen,
        at("what = 1"),
        'At character 1: "sailors" has no field "what".',
        answering([screen.list, invalid]),
      ),
  };
}

const selectAll = async (screen: TablePage, query: string): Promise<Opened> => {
  const now = await opened(screen, `?${query}`, () => {});
  await page.findAllByText("North of the light");
  await applicationNamed();
  await page.findAllByText("Aberdeen");
  await now.user.click(page.getByRole("checkbox", { name: /^Select all / }));
  await page.findByRole("group", { name: selectionTexts.heading });
  // The pointer rests on the box.
  await waitFor(() => expect(page.getByRole("tooltip").textContent).not.toBe(""));
  return now;
};

const selectedScenarios = ({ edit }: Selection, query: string): Scenarios<TablePage> => ({
  selected: async (screen) => void (await selectAll(screen, query)),
  ...(edit && {
    "selected edited": async (screen) => {
      const { user } = await selectAll(screen, query);
      await user.click(page.getByRole("button", { name: edit.label }));
      await user.click(await page.findByRole("switch", { name: "Set a_number" }));
      await page.findByText("Saved as 0 if left blank.");
      await editorsThere();
    },
  }),
});

// The editors of values are a chunk of their own, with placeholders until it is loaded.
const editorsThere = (): Promise<void> =>
  waitFor(() => {
    expect(document.querySelector("[role=dialog] form")).not.toBeNull();
    expect(document.querySelector("form :is(.bone, .spin)")).toBeNull();
  });

const previewScenario = ({ addressParam }: ApiPreview, query: string): Scenarios<TablePage> => ({
  preview: (screen) => shown(screen, `${query}&${addressParam}=${chosen.id}&tab=Delete`, `Delete (${chosen.name})`),
});

// One open field is enough on the first tab: other fields look alike.
const editorScenarios = ({ addressParam }: FormPanel, query: string): Scenarios<TablePage> => {
  const single = storedCollections.find(({ fields }) => fields.length === 1)!;
  const at = (id: string, tab: string): string => `${query}&${addressParam}=${id}&tab=${tab}`;
  return {
    "editor fields": async (screen) => {
      const { user } = await opened(screen, `?${at(single.id, "Fields")}`, () => {});
      // The table behind the panel has a heading of that name, too.
      const editor = await page.findByRole("dialog");
      await user.click(await within(editor).findByRole("button", { name: /^a_text/ }));
      await applicationNamed();
      await editorsThere();
    },
    "editor rules": async (screen) => {
      await shown(screen, at(chosen.id, "API+Rules"), "Manage action");
      await editorsThere();
    },
    "editor options": async (screen) => {
      const { user } = await opened(screen, `?${at(chosen.id, "Options")}`, () => {});
      const tab = await page.findByRole("tabpanel", { name: "Options" });
      for (const closed of within(tab).getAllByRole("button", { expanded: false })) await user.click(closed);
      await applicationNamed();
      await editorsThere();
    },
  };
};

const transferScenarios = (transfer: RowsTransfer, query: string): Scenarios<TablePage> => {
  const to = ({ addressParam }: TransferPanel): string => `${query}&${addressParam}=${chosen.id}`;
  return {
    export: (screen) => shown(screen, to(transfer.export), recordExportTexts.formulas),
    "import set up": async (screen) => {
      const { user } = await opened(screen, `?${to(transfer.import)}`, () => {});
      await user.click(await page.findByRole("textbox", { name: said.paste }));
      await user.paste(importedRows);
      await user.click(page.getByRole("button", { name: said.read }));
      await user.click(await page.findByRole("radio", { name: said.modes.either }));
      await page.findByText("Choose a column for password: new records require a value.", { exact: false });
    },
  };
};

// The number of the last row is invalid.
const importedRows = "username,a_number,a_relation,other\nada,1,,x\nbob,2,,y\ncyd,three,,z";

/** The states of a table without a list next to it. */
export const wholeScenarios = (screen: TablePage): Scenarios<TablePage> => ({
  loaded: async (each) => {
    await shown(each, "", /^Showing /);
    if (screen.chart) await page.findByRole("slider", { name: chartTexts.choose });
  },
  ...(screen.opens?.kind === "detail" && detailScenarios(screen.opens)),
  ...(screen.opens?.kind === "form" && rowScenarios(screen.opens)),
});

const rowScenarios = ({ addressParam, title }: FormPanel): Scenarios<TablePage> => ({
  "row opened": async (screen) => {
    await shown(screen, `${addressParam}=${admin.id}`, title.edit);
    await editorsThere();
  },
});

const [, refused] = storedLogs;

const detailScenarios = ({ addressParam }: DetailPanel): Scenarios<TablePage> => ({
  opened: async (screen) => {
    await shown(screen, `${addressParam}=${refused!.id}`, refused!.meta.errorMessage!);
    // Complete values are a chunk of their own.
    await page.findByText(/\.\d{3} UTC/);
  },
});

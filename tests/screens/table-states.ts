import { screen as page, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect } from "vitest";
import { calls } from "../../definitions/backend/calls";
import type { ApiPreview } from "../../definitions/language/api-preview";
import type { Call } from "../../definitions/language/call";
import type { FormPanel } from "../../definitions/language/form-panel";
import type { DetailPanel, Selection, Sidebar, TablePage } from "../../definitions/language/table";
import type { RowsTransfer, TransferPanel } from "../../definitions/language/transfer";
import { recordExportTexts } from "../../definitions/texts/record-export";
import { recordImportTexts as said } from "../../definitions/texts/record-import";
import { selectionTexts } from "../../definitions/texts/selection";
import { chartTexts } from "../../definitions/texts/chart";
import { detailTexts } from "../../definitions/texts/detail";
import { texts } from "../../definitions/texts/texts";
import { Refusal } from "../support/fake-backend";
import { admin, pageOf, storedCollections } from "../support/fixtures";
import { leaveDraftOf } from "../support/kept-drafts";
import { storedLogs } from "../support/logs";
import type { Opened } from "../support/open";
import { applicationNamed, type Before, generic, nameOf, opened, type States } from "./bring";

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
  // The application is known by its name once the settings are there.
  await applicationNamed();
};

const chosen = storedCollections.find(({ type }) => type === "auth")!;

/** The states of a table beside a list. */
export function listedStates(list: Sidebar, { selection, transfer }: TablePage): States<TablePage> {
  const at = (filter = ""): string => `${list.addressParam}=${chosen.id}&filter=${filter}&sort=-created`;
  const empty = ({ list: rows }: TablePage): Before => answering([rows, pageOf([])]);
  return {
    "loading list": (screen) => shown(screen, at(), list.loading, holding(list.list)),
    "failed list": (screen) => shown(screen, at(), texts.failure.list, answering([list.list, broken])),
    loading: (screen) => shown(screen, at(), texts.form.loading, holding(screen.list)),
    loaded: (screen) => shown(screen, at(), "North of the light"),
    empty: (screen) => shown(screen, at(), screen.empty, empty(screen)),
    "filtered empty": (screen) => shown(screen, at("id=0"), screen.empty, empty(screen)),
    failed: (screen) => shown(screen, at(), screen.failed, answering([screen.list, broken])),
    ...(list.preview && previewState(list.preview, at())),
    ...(list.editor && editorStates(list.editor.panel, at())),
    ...(transfer && transferStates(transfer, at())),
    "new record": async (screen) => {
      await shown(screen, `${at()}&recordId=new`, "Create");
      await editorsThere();
    },
    "record opened": async (screen) => {
      await shown(screen, `${at()}&recordId=record000000001`, "Save changes");
      await editorsThere();
      await page.findByRole("button", { name: "Open Aberdeen" });
    },
    "record providers": (screen) =>
      shown(
        screen,
        `${at()}&recordId=record000000001&tab=Authorized+providers`,
        "Unlink google",
        answering([calls.listLinkedProviders, [{ id: "link00000000001", provider: "google", providerId: "123" }]]),
      ),
    "record draft": async (screen) => {
      const edit = (name: string) => ({ path: name, label: name, base: "North", value: "North of the pier" });
      await leaveDraftOf(chosen.id, "record000000001", [edit("a_text"), edit("a_name")]);
      await shown(screen, `${at()}&recordId=record000000001`, "Restore");
      await editorsThere();
      await page.findByRole("button", { name: "Open Aberdeen" });
    },
    "record missing": (screen) => shown(screen, `${at()}&recordId=record000000009`, detailTexts.missing.title),
    ...(selection && selectedStates(selection, at())),
    "bad filter": (screen) =>
      shown(
        screen,
        at("what = 1"),
        'At character 1: "sailors" has no field "what".',
        answering([screen.list, invalid]),
      ),
  };
}

const selectAll = async (screen: TablePage, query: string, before: Before = () => {}): Promise<Opened> => {
  const now = await opened(screen, `?${query}`, before);
  await page.findAllByText("North of the light");
  await applicationNamed();
  await page.findAllByText("Aberdeen");
  await now.user.click(page.getByRole("checkbox", { name: /^Select all / }));
  await page.findByRole("group", { name: selectionTexts.heading });
  // The pointer rests on the box.
  await waitFor(() => expect(page.getByRole("tooltip").textContent).not.toBe(""));
  return now;
};

const selectedStates = ({ remove, edit }: Selection, query: string): States<TablePage> => ({
  selected: async (screen) => void (await selectAll(screen, query)),
  "selected refused": async (screen) => {
    const { user } = await selectAll(screen, query, answering([calls.removeRecord, new Refusal(400, generic)]));
    await user.click(page.getByRole("button", { name: remove.label }));
    await user.click(await page.findByRole("button", { name: texts.confirm.yes }));
    await page.findByRole("button", { name: texts.failure.retry });
  },
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

// The editors of values are a chunk of their own; until it is there, bones stand for them.
const editorsThere = (): Promise<void> =>
  waitFor(() => {
    expect(document.querySelector("[role=dialog] form")).not.toBeNull();
    expect(document.querySelector("form :is(.bone, .spin)")).toBeNull();
  });

const previewState = ({ addressParam }: ApiPreview, query: string): States<TablePage> => ({
  preview: (screen) => shown(screen, `${query}&${addressParam}=${chosen.id}&tab=Delete`, `Delete (${chosen.name})`),
});

// The first tab is told with one field, which is open: what is listed of others says no more.
const editorStates = ({ addressParam }: FormPanel, query: string): States<TablePage> => {
  const single = storedCollections.find(({ fields }) => fields.length === 1)!;
  const at = (id: string, tab: string): string => `${query}&${addressParam}=${id}&tab=${tab}`;
  return {
    "editor fields": async (screen) => {
      const { user } = await opened(screen, `?${at(single.id, "Fields")}`, () => {});
      // The table behind has a heading of that name, too.
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

const transferStates = (transfer: RowsTransfer, query: string): States<TablePage> => {
  const to = ({ addressParam }: TransferPanel): string => `${query}&${addressParam}=${chosen.id}`;
  const pasted = async (screen: TablePage, text: string, before: Before = () => {}): Promise<UserEvent> => {
    const { user } = await opened(screen, `?${to(transfer.import)}`, before);
    await user.click(await page.findByRole("textbox", { name: said.paste }));
    await user.paste(text);
    await user.click(page.getByRole("button", { name: said.read }));
    return user;
  };
  const checked = async (screen: TablePage, before?: Before): Promise<UserEvent> => {
    const user = await pasted(screen, importedRows, before);
    await user.click(await page.findByRole("checkbox", { name: said.madeUp }));
    await user.click(await page.findByRole("button", { name: "Check 3 rows" }));
    return user;
  };
  const run = async (screen: TablePage, before?: Before): Promise<unknown> => {
    const user = await checked(screen, before);
    return user.click(await page.findByRole("button", { name: "Import 2 records" }));
  };
  return {
    export: (screen) => shown(screen, to(transfer.export), recordExportTexts.formulas),
    "failed export": async (screen) => {
      await shown(screen, to(transfer.export), recordExportTexts.formulas, answering([transfer.list, broken]));
      page.getByRole("button", { name: recordExportTexts.start }).click();
      await page.findByText(/^The export stopped after 0 records/);
    },
    import: (screen) => shown(screen, to(transfer.import), said.paste),
    "import of what is none": async (screen) => {
      await pasted(screen, "[{]");
      await page.findByText("This isn't valid JSON: line 1, column 3.");
    },
    "import set up": async (screen) => {
      const user = await pasted(screen, importedRows);
      await user.click(await page.findByRole("radio", { name: said.modes.either }));
      await page.findByText("Choose a column for password: new records require a value.", { exact: false });
    },
    "failed import check": async (screen) => {
      await checked(screen, answering([transfer.list, broken]));
      await page.findByText(generic);
    },
    "import checked": async (screen) => {
      await checked(screen, answering([transfer.list, pageOf([])]));
      await page.findByText("2 records will be created.");
    },
    "import paused": async (screen) => {
      await run(screen, answering([transfer.list, pageOf([])], [calls.addRecord, broken]));
      await page.findByText(`The import is paused: ${generic}`);
    },
    imported: async (screen) => {
      await run(screen, answering([transfer.list, pageOf([])]));
      await page.findByText("2 records were created.");
    },
  };
};

// The last one has a number that is none.
const importedRows = "username,a_number,a_relation,other\nada,1,,x\nbob,2,,y\ncyd,three,,z";

/** The states of a table of all that there is. */
export const wholeStates = (screen: TablePage): States<TablePage> => ({
  ...plainStates(screen),
  ...(screen.chart && chartedStates(screen, screen.chart.stats)),
  ...(screen.opens?.kind === "detail" && detailStates(screen.opens)),
  ...(screen.opens?.kind === "form" && rowStates(screen.opens)),
});

// What draws comes last.
const drawing = (): Promise<unknown> => page.findByRole("slider", { name: chartTexts.choose });

const plainStates = ({ list, chart }: TablePage): States<TablePage> => {
  const empty = answering([list, pageOf([])], ...(chart ? [[chart.stats, []] as const] : []));
  // The chart is a chunk of its own, and tells in words what it draws.
  const charted = async (): Promise<unknown> => chart && page.findByRole("figure");
  const drawn = async (): Promise<unknown> => chart && drawing();
  // So is the table, and until it is there the page says that it loads, too.
  const tabled = async (): Promise<unknown> => page.findByRole("table");
  return {
    loading: (screen) =>
      shown(screen, "", texts.form.loading, holding(list, ...(chart ? [chart.stats] : [])))
        .then(tabled)
        .then(charted),
    loaded: (screen) => shown(screen, "", /^Showing /).then(drawn),
    empty: (screen) => shown(screen, "", screen.empty, empty).then(charted),
    "filtered empty": (screen) => shown(screen, "filter=id = 0", screen.empty, empty).then(charted),
    failed: (screen) => shown(screen, "", screen.failed, answering([list, broken])).then(drawn),
    "bad filter": (screen) =>
      shown(
        screen,
        "filter=what = 1",
        'At character 1: Unknown field "what".',
        answering([list, invalid], ...(chart ? [[chart.stats, invalid] as const] : [])),
      ).then(() => chart && page.findByText(texts.range.noChart)),
  };
};

const hours = [Date.parse("2022-12-05T09:00:00Z"), Date.parse("2022-12-05T11:00:00Z")].join("-");

const chartedStates = ({ list }: TablePage, stats: Call): States<TablePage> => ({
  "selected time": (screen) => shown(screen, `range=${hours}`, /^Showing /).then(drawing),
  "failed chart": (screen) => shown(screen, "", texts.failure.chart, answering([list, pageOf([])], [stats, broken])),
});

const rowStates = ({ addressParam, create, title }: FormPanel): States<TablePage> => ({
  "new row": async (screen) => {
    await shown(screen, `${addressParam}=new`, create.label);
    await editorsThere();
  },
  "row opened": async (screen) => {
    await shown(screen, `${addressParam}=${admin.id}`, title.edit);
    await editorsThere();
  },
});

const [newest, refused] = storedLogs;

const detailStates = ({ addressParam, read }: DetailPanel): States<TablePage> => ({
  opened: (screen) => shown(screen, `${addressParam}=${refused!.id}`, refused!.meta.errorMessage!),
  "opened from elsewhere": (screen) =>
    shown(screen, `${addressParam}=${newest!.id}`, newest!.auth, answering([screen.list, pageOf(storedLogs.slice(1))])),
  "opened in vain": (screen) =>
    shown(screen, `${addressParam}=gone`, detailTexts.missing.title, answering([read, new Refusal(404, "Not found.")])),
});

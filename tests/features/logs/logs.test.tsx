import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { tableTexts } from "../../../definitions/texts/table";
import { useServerClock } from "../../../src/backend/session/server-clock";
import { fakeBackend, Refusal } from "../../support/fake-backend";
import { pageOf } from "../../support/fixtures";
import { storedLogs, storedStats } from "../../support/logs";
import { open, signedIn } from "../../support/open";
import { registry } from "../../support/registry";

beforeEach(signedIn);

const asked = () => new URLSearchParams(window.location.hash.split("?")[1]);
const first = storedLogs[0]!;
const many = Array.from({ length: 61 }, (_, index) => ({ ...first, id: `log${index}` }));

test("omits requests by admins until they are included, and remembers the choice", async () => {
  const { user, backend } = open("#/logs");
  await screen.findByText(first.referer);
  expect(backend.payloads("listLogs")).toMatchObject([{ sort: "-rowid", filter: 'auth != "admin"' }]);
  expect(backend.payloads("logStats")).toEqual([{ filter: 'auth != "admin"' }]);
  await user.click(screen.getByRole("switch", { name: "Include requests by admins" }));
  await waitFor(() => expect(backend.payloads("listLogs")).toHaveLength(2));
  expect(backend.payloads("listLogs")[1]).not.toHaveProperty("filter");
  expect(asked().get("all")).toBe("1");
  expect(localStorage.getItem("includeAdminLogs")).toBe("1");
});

test("loads older entries as of the first row, until Refresh", async () => {
  const backend = fakeBackend();
  backend.answers("listLogs", ({ payload }: { payload: { page?: string } }) => pageOf(many, Number(payload.page)));
  const { user } = open("#/logs?all=1", backend);
  await user.click(await screen.findByRole("button", { name: "Load more (30 of 31)" }));
  await user.click(await screen.findByRole("button", { name: "Load more (1)" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: /^Load more/ })).toBeNull());
  const until = 'created <= "2022-12-05 11:40:00.250Z"';
  expect(backend.payloads("listLogs")).toMatchObject([{ page: "1" }, { page: "2", filter: until }, { filter: until }]);
  await user.click(screen.getByRole("button", { name: "Refresh" }));
  // As many rows as before, so that the scroll position is kept.
  await waitFor(() => expect(backend.payloads("listLogs")).toHaveLength(6));
  expect(backend.payloads("listLogs")[3]).not.toHaveProperty("filter");
  expect(backend.payloads("listLogs").slice(4)).toMatchObject([{ page: "2", filter: until }, { filter: until }]);
});

test("loads entries that a clock that was set back dated later", async () => {
  const backend = fakeBackend();
  backend.answers("listLogs", ({ payload: { page, filter } }: { payload: { page?: string; filter?: string } }) => {
    const found = pageOf(many.slice(0, 40), Number(page));
    return filter === undefined ? found : { ...found, items: found.items.slice(0, 1), totalItems: 31 };
  });
  const { user } = open("#/logs?all=1", backend);
  await user.click(await screen.findByRole("button", { name: "Load more (10)" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: /^Load more/ })).toBeNull());
  expect(screen.getByText(/^Showing/).textContent).toBe("Showing 40 of 40");
});

test("shows the beginning of a long error, and all of it on demand", async () => {
  const error = "long".repeat(25_000);
  const backend = fakeBackend();
  const row = { ...first, meta: { errorMessage: error } };
  backend.answers("listLogs", pageOf([row]));
  backend.answers("readLog", row);
  const { user } = open("#/logs", backend);
  const sign = await screen.findByRole("img", { name: tableTexts.failedRequest });
  expect(sign.dataset["tip"]?.length).toBeLessThan(1000);
  await user.click(sign);
  const note = await screen.findByText(/^(long)+/, { selector: ".note p" });
  // The lines below stay visible.
  expect(note.textContent.length).toBeLessThan(1100);
  await user.click(within(note).getByRole("button", { name: "Show all (100,000 characters)" }));
  expect(note.textContent).toBe(error);
});

test("filters by a value of the panel", async () => {
  const { user, backend } = open("#/logs?logId=log000000000002");
  await user.click(await screen.findByRole("button", { name: "Filter by the path of this URL" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const text = (end: string) => String.raw`"/api/boats/\"ark\"${end}"`;
  const filter = `url = ${text("")} || url >= ${text("?")} && url < ${text("@")}`;
  expect(asked().get("filter")).toBe(filter);
  await waitFor(() =>
    expect(backend.payloads("listLogs").at(-1)).toMatchObject({ filter: `${filter} && auth != "admin"` }),
  );
});

test("ends the chart at the backend's time", async () => {
  useServerClock.setState({ ahead: Date.parse("2022-12-05T13:20:00Z") - Date.now() });
  open("#/logs?all=1");
  const summary = await screen.findByText(/counted per hour/, {}, { timeout: 5000 });
  expect(summary.textContent).toMatch(/to Mon 5 Dec 2022, 1:20pm|to Mon 5 Dec 2022, 1pm/);
});

test("keeps rows and chart if the backend refuses a filter", async () => {
  const backend = fakeBackend();
  for (const name of ["listLogs", "logStats"] as const) {
    const answer = name === "listLogs" ? pageOf(storedLogs) : storedStats;
    backend.answers(name, ({ payload }: { payload: { filter?: string } }) =>
      payload.filter ? new Refusal(400, "Invalid filter parameters.") : answer,
    );
  }
  // The plain field does, and a test can type into it.
  vi.spyOn(registry, "loadFilterEditor").mockRejectedValue(new Error("The chunk is gone."));
  const { user } = open("#/logs?all=1", backend);
  const summary = await screen.findByText(/counted per hour/, {}, { timeout: 5000 });
  const { textContent } = summary;
  const field = screen.getByRole("textbox", { name: "Filter logs" });
  await user.type(field, "status = 200{Enter}");
  await screen.findByText("The backend does not understand this filter: Invalid filter parameters.");
  expect(screen.getByText(/counted per hour/).textContent).toBe(textContent);
  expect(screen.getByText(/^Showing/).textContent).toBe("Showing 3 of 3");
});

test("says that there is no chart for a refused filter in the address", async () => {
  const backend = fakeBackend();
  for (const name of ["listLogs", "logStats"] as const)
    backend.answers(name, new Refusal(400, "Invalid filter parameters."));
  open("#/logs?all=1&filter=status = 200", backend);
  await screen.findByText("No chart: the backend does not understand the filter.");
  expect(screen.queryByText("No logs found.")).toBeNull();
});

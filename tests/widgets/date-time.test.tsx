import { screen, within } from "@testing-library/react";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { useTimeZone } from "../../src/runtime/store/time-zone";
import { DateTimeInput, MomentWords, UtcDateTimeInput } from "../../src/widgets/DateTimeInput";
import { drawWidget } from "./draw";

type Value = string | null | undefined;

const before = process.env["TZ"];
beforeAll(() => void (process.env["TZ"] = "America/New_York"));
afterAll(() => void (process.env["TZ"] = before));
beforeEach(() => useTimeZone.setState({ zone: "local" }));

const stored = "1960-01-01 00:00:00.000Z";
const field = () => screen.getByLabelText<HTMLInputElement>("Field");
const calendar = async (user: ReturnType<typeof drawWidget>["user"]) => {
  await user.click(screen.getByRole("button", { name: "Choose a day for Field" }));
  return within(await screen.findByRole("dialog"));
};

test("shows a date in the chosen zone, with the zone's name and the time in UTC", async () => {
  const { user, said } = drawWidget<Value>(DateTimeInput, stored);
  expect(field().value).toBe("1959-12-31 19:00:00");
  expect(screen.getByRole("textbox", { description: /GMT-5.*1960-01-01 00:00:00 UTC/ })).toBe(field());
  await user.click(field());
  await user.tab();
  expect(said).toEqual([]);
});

test("keeps the moment when the zone changes, and stores typed local time in UTC", async () => {
  const { user, said, rerender } = drawWidget<Value>(DateTimeInput, stored);
  await user.clear(field());
  await user.type(field(), "2022-07-04 10:00");
  expect(said.at(-1)).toBe("2022-07-04 14:00:00.000Z");
  expect(field().value).toBe("2022-07-04 10:00");
  useTimeZone.setState({ zone: "utc" });
  rerender(said.at(-1));
  expect(field().value).toBe("2022-07-04 14:00:00");
});

test("says when clocks skip the typed hour, and when it comes twice", async () => {
  const { user } = drawWidget<Value>(DateTimeInput, "");
  await user.type(field(), "2022-03-13 02:30");
  expect(screen.getByText("Clocks skip this hour. Saved as 2022-03-13 03:30:00.")).toBeDefined();
  await user.clear(field());
  await user.type(field(), "2022-11-06 01:30");
  expect(screen.getByText(/^This hour comes twice.*Add -05:00 for the second/)).toBeDefined();
  await user.type(field(), "-05:00");
  expect(screen.queryByText(/comes twice/)).toBeNull();
  expect(screen.getByText("2022-11-06 06:30:00 UTC")).toBeDefined();
});

test("chooses local days in the calendar, and the time of day stays", async () => {
  const { user, said } = drawWidget<Value>(DateTimeInput, stored);
  const days = await calendar(user);
  expect(document.activeElement).toBe(days.getByRole("button", { name: "31 Dec 1959" }));
  await user.click(days.getByRole("button", { name: "30 Dec 1959" }));
  expect(said).toEqual(["1959-12-31 00:00:00.000Z"]);
  expect(field().value).toBe("1959-12-30 19:00:00");
});

test("chooses a month and a year by keyboard, without the 800 months between", async () => {
  const { user, said } = drawWidget<Value>(UtcDateTimeInput, "2022-12-04 09:41:07.000Z");
  const days = await calendar(user);
  await user.selectOptions(days.getByRole("combobox", { name: "Month" }), "Feb");
  const year = days.getByRole("spinbutton", { name: "Year" });
  await user.clear(year);
  await user.type(year, "1960{Enter}");
  expect(document.activeElement).toBe(days.getByRole("button", { name: "4 Feb 1960" }));
  await user.keyboard("{End}{Enter}");
  expect(said).toEqual(["1960-02-07 09:41:07.000Z"]);
});

test("keeps a field whose label says UTC in UTC", () => {
  drawWidget<Value>(UtcDateTimeInput, stored);
  expect(field().value).toBe("1960-01-01 00:00:00");
  expect(screen.getByRole("textbox", { description: /^UTC/ })).toBe(field());
});

test("names the zone of a date in words", () => {
  drawWidget<Value>(({ value }) => <MomentWords value={value} schema={{}} />, stored);
  expect(document.body.textContent).toContain("1959-12-31 19:00:00 GMT-5");
});

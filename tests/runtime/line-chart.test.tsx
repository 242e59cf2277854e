import { fireEvent, render, screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { LineChart } from "../../src/runtime/chart/LineChart";

const hour = 3_600_000;
const start = Date.parse("2022-12-03T00:00:00Z");
const points = [4, 0, 7, 1].map((y, index) => ({ x: start + index * hour, y }));
const now = { x: start + 4 * hour, y: null };

const base = {
  points: [...points, now],
  title: "Total requests",
  unit: ["log", "logs"],
  zone: "utc",
  loading: false,
  range: undefined,
} as const;

// There is no layout here, but a line needs a width.
class Measured {
  constructor(private readonly tell: ResizeObserverCallback) {}
  observe(): void {
    this.tell([{ contentRect: { width: 438 } } as ResizeObserverEntry], this as never);
  }
  disconnect(): void {}
}
beforeEach(() => vi.stubGlobal("ResizeObserver", Measured));

// The drawing library is loaded first.
const patience = { timeout: 10_000 };
const line = () => document.querySelector('.chart-drawing [stroke="var(--chart-line)"]')?.getAttribute("d");
const plot = () => vi.waitUntil(() => document.querySelector(".chart-plot"), patience);
const wide = () => ({ left: 100, width: 400 }) as DOMRect;

test("describes the line in words and in a table", () => {
  render(<LineChart {...base} onRange={() => {}} />);
  const figure = screen.getByRole("figure");
  expect(within(figure).getByRole("heading").textContent).toBe("Total requests");
  expect(figure.textContent).toContain("per hour, UTC");
  expect(figure.textContent).toContain("12 logs from Sat 3 Dec 2022, 12am to Sat 3 Dec 2022, 4am (UTC)");
  expect(within(screen.getByRole("row", { name: "Sat 3 Dec 2022, 2am 7" })).getByRole("cell").textContent).toBe("7");
});

test("draws the count of each hour over that hour, also of empty ones", async () => {
  render(<LineChart {...base} onRange={() => {}} />);
  const drawn = await vi.waitUntil(line, patience);
  const corners = drawn.split(/[ML]/).slice(1);
  expect(new Set(corners)).toEqual(
    new Set(["0,101", "100,101", "100,202", "200,202", "200,25.25", "300,25.25", "300,176.75", "400,176.75"]),
  );
});

test("keeps the old line while the next is loading", async () => {
  const { rerender } = render(<LineChart {...base} onRange={() => {}} />);
  const before = await vi.waitUntil(line, patience);
  rerender(<LineChart {...base} loading onRange={() => {}} />);
  expect(screen.getByRole("figure").getAttribute("aria-busy")).toBe("true");
  expect(screen.getByText("Loading...")).toBeTruthy();
  expect(line()).toBe(before);
});

test("shows day, hour and count next to the pointer", async () => {
  render(<LineChart {...base} onRange={() => {}} />);
  const over = await plot();
  over.getBoundingClientRect = wide;
  fireEvent.pointerMove(over, { clientX: 390 });
  expect(document.querySelector(".chart-tip")?.textContent).toBe("Sat 3 Dec, 2am7 logs");
  fireEvent.pointerLeave(over);
  expect(document.querySelector(".chart-tip")).toBeNull();
});

test("selects hours by a drag or a click, and clears them by a double click", async () => {
  const onRange = vi.fn();
  render(<LineChart {...base} onRange={onRange} />);
  const over = await plot();
  over.getBoundingClientRect = wide;
  over.setPointerCapture = () => {};
  fireEvent.pointerDown(over, { clientX: 290, button: 0 });
  fireEvent.pointerUp(over, { clientX: 291 });
  expect(onRange.mock.calls).toEqual([[[start + hour, start + 2 * hour]]]);
  fireEvent.pointerDown(over, { clientX: 350, button: 0 });
  fireEvent.pointerMove(over, { clientX: 250 });
  fireEvent.pointerUp(over, { clientX: 250 });
  expect(onRange.mock.lastCall).toEqual([[start + hour, start + 3 * hour]]);
  fireEvent.doubleClick(over);
  expect(onRange.mock.lastCall).toEqual([undefined]);
});

test("shows the selected range", async () => {
  render(<LineChart {...base} range={[start + hour, start + 3 * hour]} onRange={() => {}} />);
  await plot();
  const { left, right } = document.querySelector<HTMLElement>(".chart-range")!.style;
  expect([left, right].map(Number.parseFloat)).toEqual([25, 25]);
});

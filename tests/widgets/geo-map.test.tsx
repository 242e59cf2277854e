import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { GeoPointInput } from "../../src/widgets/GeoPointInput";
import { outlines } from "../../src/widgets/map/outlines";
import { placeAt, placeByKey, sharesOf, viewAt } from "../../src/widgets/map/map-view";
import { drawWidget } from "./draw";

const berlin = '{"lon":13.4,"lat":52.5}';

/** Opens the map of a point, 400 pixels wide and 200 high. */
async function openMap(value: string, more = {}) {
  const drawn = drawWidget(GeoPointInput, value, more);
  await drawn.user.click(screen.getByRole("button", { name: "Show map" }));
  const map = await screen.findByRole("application", { name: "Map" });
  map.getBoundingClientRect = () => DOMRect.fromRect({ x: 0, y: 0, width: 400, height: 200 });
  map.setPointerCapture = vi.fn();
  return { ...drawn, map };
}

const at = (clientX: number, clientY: number) => ({ clientX, clientY, button: 0, pointerId: 1 });

test("sets a point by a click on the map, which loads on demand", async () => {
  const { map, said } = await openMap("");
  fireEvent.pointerDown(map, at(300, 50));
  fireEvent.pointerUp(map, at(300, 50));
  expect(said).toEqual(['{"lon":90,"lat":45}']);
});

test("moves a point by arrow keys, in smaller steps after zooming in", async () => {
  const { map, user, said } = await openMap(berlin);
  map.focus();
  await user.keyboard("{ArrowRight}");
  expect(said.at(-1)).toBe('{"lon":14.4,"lat":52.5}');
  await user.keyboard("{Shift>}{ArrowUp}{/Shift}");
  expect(said.at(-1)).toBe('{"lon":14.4,"lat":62.5}');
  await user.keyboard("+++{ArrowDown}");
  expect(said.at(-1)).toBe('{"lon":14.4,"lat":62.4}');
  await user.click(screen.getByRole("button", { name: "Show the world" }));
  map.focus();
  await user.keyboard("{ArrowDown}");
  expect(said.at(-1)).toBe('{"lon":14.4,"lat":61.4}');
});

test("drags the map where it is free, and the point where it is held", async () => {
  const { map, said } = await openMap(berlin);
  fireEvent.pointerDown(map, at(200, 100));
  fireEvent.pointerMove(map, at(100, 100));
  fireEvent.pointerUp(map, at(100, 100));
  expect(said).toEqual([]);
  const point = map.lastElementChild as HTMLElement;
  expect(point.style.left).toBe("25%");
  fireEvent.pointerDown(point, at(100, 100));
  fireEvent.pointerMove(map, at(200, 100));
  fireEvent.pointerUp(map, at(200, 100));
  expect(said).toEqual(['{"lon":35.9,"lat":52.5}']);
});

test("shows a disabled point, and a detailed map of it, without changing it", async () => {
  const { map, user, said } = await openMap(berlin, { disabled: true });
  const link = screen.getByRole("link", { name: "Open in OpenStreetMap" });
  expect(link.getAttribute("href")).toBe("https://www.openstreetmap.org/?mlat=52.5&mlon=13.4#map=12/52.5/13.4");
  expect(link.getAttribute("rel")).toBe("noopener noreferrer");
  map.focus();
  await user.keyboard("{ArrowRight}");
  expect(said).toEqual([]);
});

test("offers no detailed map of an incomplete or impossible point", () => {
  for (const value of ["", '{"lon":1,"lat":null}', '{"lon":181,"lat":0}']) {
    drawWidget(GeoPointInput, value);
    expect(screen.queryByRole("link")).toBeNull();
  }
});

test("keeps a view and its places within the world", () => {
  expect(viewAt({ lon: 179, lat: -89 }, 4)).toEqual({ lon: 135, lat: -67.5, zoom: 4 });
  const view = viewAt({ lon: 0, lat: 0 }, 1);
  expect(placeAt(view, 2, -1)).toEqual({ lon: 180, lat: 90 });
  expect(sharesOf(view, { lon: -180, lat: 90 })).toEqual({ x: 0, y: 0 });
  expect(placeByKey({ lon: 180, lat: 0 }, "ArrowRight", true, 1)).toEqual({ lon: 180, lat: 0 });
  expect(placeByKey({ lon: 0.123, lat: 0 }, "ArrowUp", false, 64)).toEqual({ lon: 0.123, lat: 0.1 });
  expect(placeByKey({ lon: 0, lat: 0 }, "a", false, 1)).toBeUndefined();
});

/** Draws rings of whole degrees as countries. */
const drawn = (arcs: readonly (readonly (readonly number[])[])[], rings: readonly (readonly number[])[]) =>
  outlines({
    transform: { scale: [1, 1], translate: [0, 0] },
    arcs,
    objects: { countries: { geometries: [{ arcs: rings }] } },
  });

test("draws borders that two countries share in either direction", () => {
  const [there, back] = [
    [
      [0, 0],
      [5, 5],
    ],
    [
      [0, 0],
      [0, 5],
      [5, 0],
    ],
  ];
  expect(drawn([there, back], [[0, -2]])).toBe("M0,0L5,-5L5,-5L0,-5L0,0Z");
});

test("draws a country at both edges of the map, and one around the pole", () => {
  const across = [
    [175, 0],
    [-350, 1],
    [0, 1],
    [350, 0],
    [0, -2],
  ];
  expect(drawn([across], [[0]])).toBe("M175,0L185,-1L185,-2L175,-2L175,0ZM-185,0L-175,-1L-175,-2L-185,-2L-185,0Z");
  const around = [
    [-180, -70],
    [120, 0],
    [120, 0],
    [120, 0],
  ];
  expect(drawn([around], [[0]])).toBe("M-180,70L-60,70L60,70L180,70L180,90L-180,90Z");
});

import { expect, test } from "vitest";
import { readPoint } from "../../src/values/json/geo-point";

test.each([
  "52.52, 13.405",
  " (52.52, 13.405) ",
  "52.52 13.405",
  "52.52;13.405",
  "52.52\t13.405",
  "[13.405, 52.52]",
  "52.52° N, 13.405° E",
  "N 52.52 E 13.405",
  `52.52${" ".repeat(1000)},\n\t 13.405`,
  "13.405E, 52.52N",
  `52°31'12.0"N 13°24'18.0"E`,
  "52° 31′ 12″ N, 13° 24′ 18″ E",
  "geo:52.52,13.405",
  "geo:52.52,13.405,34;u=35",
  "GEO:52.52,13.405?z=11",
  "POINT(13.405 52.52)",
  "SRID=4326;POINT Z (13.405 52.52 34)",
  '{"lat":52.52,"lon":13.405}',
  '{"latitude":"52.52","longitude":"13.405"}',
  '{"lng":13.405,"lat":52.52}',
  '{"type":"Point","coordinates":[13.405,52.52]}',
  `{"type":"Point","coordinates":[13.405,52.52],"note":"${"long ".repeat(100)}"}`,
])("reads the point %s", (text) => {
  expect(readPoint(text)).toEqual({ lat: 52.52, lon: 13.405 });
});

test.each([
  ["−33.8688, 151.2093", -33.8688, 151.2093],
  ["33.8688° S, 151.2093° W", -33.8688, -151.2093],
  [`33°51'S 151°12'30"W`, -33.85, -151.208333333],
  ["POINT(-0.5 -.25)", -0.25, -0.5],
  ["200, 300", 200, 300],
])("reads signs, directions and any size: %s", (text, lat, lon) => {
  expect(readPoint(text)).toEqual({ lat, lon });
});

test.each(["", "Berlin", "52.52", "52.52 N, 13.405 N", "{", '{"lat":1}', "[1]", "[true, false]", "1, 2, 3"])(
  "reads no point from %j",
  (text) => {
    expect(readPoint(text)).toBeUndefined();
  },
);

test.each([
  `1${" ".repeat(200)}x`,
  `1${" ".repeat(100_000)}x`,
  `1${" ° ' ".repeat(40)}x`,
  `${"1".repeat(98)},${"1".repeat(98)}x`,
  `1,${"1".repeat(100_000)}x`,
  `${"1'".repeat(99)}x`,
  `POINT(1 ${"1".repeat(100_000)}x`,
  `POINT${" ".repeat(100_000)}x`,
  `geo:1,${"1".repeat(100_000)}x`,
])("gives up quickly on texts that resemble points", (text) => {
  const start = performance.now();
  expect(readPoint(text)).toBeUndefined();
  expect(performance.now() - start).toBeLessThan(1000);
});

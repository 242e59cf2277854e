import { afterEach, expect, test } from "vitest";
import { clockName, localTime } from "../../src/values/text/format-value";
import { localMoment, localText, shownLocally, typedLocalMoment } from "../../src/values/time/local-moment";
import { momentOf, unwritableTime } from "../../src/values/time/moment";

const before = process.env["TZ"];
afterEach(() => {
  if (before === undefined) delete process.env["TZ"];
  else process.env["TZ"] = before;
});
const inZone = (zone: string): void => void (process.env["TZ"] = zone);

test.each([
  ["America/New_York", "1960-01-01 00:00:00.000Z", "1959-12-31 19:00:00", "GMT-5"],
  ["America/New_York", "0001-06-15 12:00:00.000Z", "0001-06-15 07:04:00", "GMT-4:56"],
  ["America/New_York", "0999-06-15 12:00:00.000Z", "0999-06-15 07:04:00", "GMT-4:56"],
  ["America/New_York", "0001-01-01 00:00:01.000Z", "0000-12-31 19:04:01", "GMT-4:56"],
  ["Asia/Kolkata", "2022-12-04 09:41:07.123Z", "2022-12-04 15:11:07", "GMT+5:30"],
  ["Asia/Kolkata", "9999-12-31 23:00:00.000Z", "10000-01-01 04:30:00", "GMT+5:30"],
])("shows in %s the time %s with four digits and its zone", (zone, stored, time, name) => {
  inZone(zone);
  expect([localTime(stored), clockName(stored)]).toEqual([time, name]);
});

test.each([
  ["2022-12-04 10:00", "2022-12-04 09:00:00.000Z"],
  ["2022-07-04", "2022-07-03 22:00:00.000Z"],
  ["2022-12-04 10:00Z", "2022-12-04 10:00:00.000Z"],
  ["2022-12-04 10:00+05:30", "2022-12-04 04:30:00.000Z"],
  ["2022-12", "2022-12"],
  ["2022-02-30 10:00", "2022-02-30 10:00"],
  // Without its offset, it would be a valid time in UTC.
  ["0001-01-01 00:30", "0001-01-01 00:30+01:05"],
])("reads %s as local time unless it names a zone", (typed, written) => {
  inZone("Europe/Vienna");
  expect(typedLocalMoment(typed)).toBe(written);
});

test("says that clocks skip an hour, and takes the hour after it", () => {
  inZone("Europe/Vienna");
  expect(localMoment("2022-03-27 02:30")).toEqual({ moment: Date.parse("2022-03-27T01:30Z"), change: "skipped" });
  inZone("Pacific/Apia");
  expect(localMoment("2011-12-30 12:00")).toEqual({ moment: Date.parse("2011-12-30T22:00Z"), change: "skipped" });
});

test("says that an hour comes twice, and shows each of the two with its offset", () => {
  inZone("Europe/Vienna");
  const [first, second] = ["2022-10-30T00:30Z", "2022-10-30T01:30Z"].map((text) => Date.parse(text));
  expect(localMoment("2022-10-30 02:30")).toEqual({ moment: first, change: "repeated", second });
  expect([localText(first!), localText(second!)]).toEqual(["2022-10-30 02:30:00+02:00", "2022-10-30 02:30:00+01:00"]);
});

test.each(["Etc/UTC", "Europe/Vienna", "America/St_Johns", "Pacific/Apia", "Australia/Lord_Howe", "Asia/Kolkata"])(
  "reads a shown time back as the same moment in %s",
  (zone) => {
    inZone(zone);
    const hours = Array.from({ length: 9000 }, (_, hour) => Date.UTC(2011, 0, 1, hour, 30));
    const odd = ["0001-01-01 00:00:01.000Z", "1883-11-18 17:02:00.000Z", "9999-12-31 23:59:59.999Z"];
    const stored = [...hours.map((hour) => new Date(hour).toISOString().replace("T", " ")), ...odd];
    expect(stored.filter((value) => typedLocalMoment(shownLocally(value)) !== value)).toEqual([]);
  },
);

test("leaves a text that is no time as it is", () => {
  inZone("Europe/Vienna");
  expect(["soon", "2022-13-01", ""].map(shownLocally)).toEqual(["soon", "2022-13-01", ""]);
});

test("tells times that the backend cannot store from those it can", () => {
  const texts = ["0001-01-01", "0000-05-05", "0001-01-01 00:00:01", "9999-12-31 23:30-01:00", "soon"];
  expect(texts.map(unwritableTime)).toEqual(["tooEarly", "tooEarly", undefined, "tooLate", undefined]);
  expect(momentOf("0001-01-01")).toBeUndefined();
});

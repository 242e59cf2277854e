import { patternFormats } from "../../../definitions/backend/formats";
import { mostDegrees } from "../../../definitions/limits/sizes";
import { momentOf } from "../../values/time/moment";
import { isValidName } from "./name-rules";

const address = /^\S.*@\S+$/;

/** Returns whether a text is valid JSON. */
export const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

const isWithin = (value: unknown, limit: number): boolean => typeof value === "number" && Math.abs(value) <= limit;

// The backend would silently store 0, 0 instead.
const isPoint = (text: string): boolean => {
  if (!isJson(text)) return false;
  const point = JSON.parse(text) as { lon?: unknown; lat?: unknown } | null;
  return isWithin(point?.lon, mostDegrees.lon) && isWithin(point?.lat, mostDegrees.lat);
};

// A URL without a colon needs a dot (or "%2E") before its query.
const isBareName = (value: string): boolean =>
  /^[ -~]{1,3}$|^\./.test(value) || (/^[^.%?#:]+(?:[?#][^:]*)?$/.test(value) && !value.startsWith("//"));

// The backend's own regular expression with its bugs. A label cannot end in a capital, and "xn--" needs a space before
// it.
const domain = /^(?:[\dA-Za-z](?:[\dA-Za-z-]{0,61}[\da-z])?\.)+(?:[A-Za-z]{1,63}| xn--[\da-z]{1,59})$/;

const mapValues = <From, To>(from: Readonly<Record<string, From>>, to: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(from).map(([name, value]) => [name, to(value)]));

/**
 * Formats that are validated; all others only name a widget. They accept whatever the backend accepts, except a blank
 * secret: it would silently replace the stored one.
 */
export const formats: Readonly<Record<string, (value: string) => boolean>> = {
  secret: (value) => value.trim() !== "",
  email: (value) => address.test(value),
  login: (value) => address.test(value),
  "web-address": (value) => !/\s/.test(value) && !isBareName(value),
  "utc-date-time": (value) => momentOf(value) !== undefined,
  domain: (value) => value === "" || (value.length <= 255 && domain.test(value)),
  json: (value) => isJson(value),
  "geo-point": (value) => isPoint(value),
  "collection-name": (value) => isValidName("collection-name", value),
  "field-name": (value) => isValidName("field-name", value),
  ...mapValues(patternFormats, (pattern) => (value: string) => pattern.test(value)),
};

/** Adds formats that only some pages need. */
export const addFormats = (more: typeof formats): void => void Object.assign(formats, more);

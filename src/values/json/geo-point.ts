/** Point in degrees, as its form edits it: a string is invalid input, null is blank. */
export interface GeoPoint {
  lon: number | string | null;
  lat: number | string | null;
}

/** Parses a point from JSON text; returns a blank point if that fails. */
export function pointIn(text: string): GeoPoint {
  try {
    const { lon = null, lat = null } = (JSON.parse(text) as Partial<GeoPoint> | null) ?? {};
    return { lon, lat };
  } catch {
    return { lon: null, lat: null };
  }
}

/** Returns the degrees of a complete and valid point; undefined for any other. */
export const placeOf = ({ lon, lat }: GeoPoint): { lon: number; lat: number } | undefined =>
  typeof lon === "number" && typeof lat === "number" && Math.abs(lon) <= 180 && Math.abs(lat) <= 90
    ? { lon, lat }
    : undefined;

const isBlank = (degrees: GeoPoint["lon"]): boolean => degrees === null || degrees === "";

/** Formats a point as JSON text; "" if both degrees are blank. */
export const pointText = ({ lon, lat }: GeoPoint): string =>
  isBlank(lon) && isBlank(lat) ? "" : JSON.stringify({ lon, lat });

const number = String.raw`([+-]?(?:\d+(?:\.\d+)?|\.\d+))`;

// No notation is longer, and the patterns below take much time for long texts.
const longest = 200;

/** Coordinate: degrees with optional minutes, seconds and direction. Patterns expect single blanks. */
const angle = String.raw`([NESW])? ?${number} ?°? ?(?:([\d.]+) ?['′’] ?)?(?:([\d.]+) ?(?:["″”]|'') ?)?([NESW])?`;

const pair = new RegExp(String.raw`^[([]? ?${angle} ?[,; ] ?${angle} ?[)\]]?$`, "i");
const uri = new RegExp(`^geo:${number},${number}(?:[,;?].*)?$`, "i");
const wellKnown = new RegExp(String.raw`^(?:SRID=\d+;)? ?POINT ?Z? ?\( ?${number} ${number}[^)]*\)$`, "i");

const pointOf = (lat: unknown, lon: unknown): GeoPoint => ({ lat: Number(lat), lon: Number(lon) });

/**
 * Parses a point in the notations of maps and files; undefined for any other text. Latitude comes first, unless
 * directions are named. As their standards say, JSON lists (GeoJSON) and "POINT(…)" begin with the longitude.
 */
export function readPoint(text: string): GeoPoint | undefined {
  const plain = text.trim().replaceAll("−", "-").replaceAll(/\s+/g, " ");
  const point = /^[[{]/.test(plain) ? pointOfJson(plain) : undefined;
  if (point || plain.length > longest) return point;
  const [, uriLat, uriLon] = uri.exec(plain) ?? [];
  if (uriLat) return pointOf(uriLat, uriLon);
  const [, lon, lat] = wellKnown.exec(plain) ?? [];
  if (lon) return pointOf(lat, lon);
  return pointOfPair(plain);
}

function pointOfPair(text: string): GeoPoint | undefined {
  const parts = pair.exec(text)?.slice(1);
  if (!parts) return undefined;
  const [one, other] = [angleOf(parts.slice(0, 5)), angleOf(parts.slice(5))];
  const isLatFirst = one.axis === "lat" || other.axis === "lon";
  const isLonFirst = one.axis === "lon" || other.axis === "lat";
  if (isLatFirst && isLonFirst) return undefined;
  return isLonFirst ? pointOf(other.degrees, one.degrees) : pointOf(one.degrees, other.degrees);
}

function angleOf([before = "", degrees = "", minutes = "0", seconds = "0", behind = ""]: readonly string[]) {
  const direction = (before || behind).toUpperCase();
  const part = Number(minutes) / 60 + Number(seconds) / 3600;
  // Rounded to a tenth of a millimetre, as the sum of fractions is not exact.
  const size = part === 0 ? Math.abs(Number(degrees)) : Number((Math.abs(Number(degrees)) + part).toFixed(9));
  const isNegative = degrees.startsWith("-") || /[SW]/.test(direction);
  return {
    axis: direction === "" ? "" : /[NS]/.test(direction) ? "lat" : "lon",
    degrees: isNegative ? -size : size,
  };
}

const isDegrees = (value: unknown): boolean =>
  typeof value === "number" || (typeof value === "string" && new RegExp(`^${number}$`).test(value));

function pointOfJson(text: string): GeoPoint | undefined {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return undefined;
  }
  const found = (json ?? {}) as Readonly<Record<string, unknown>>;
  const list = Array.isArray(json) ? (json as unknown[]) : found["coordinates"];
  const lat = Array.isArray(list) ? list[1] : (found["lat"] ?? found["latitude"]);
  const lon = Array.isArray(list) ? list[0] : (found["lon"] ?? found["lng"] ?? found["longitude"]);
  return isDegrees(lat) && isDegrees(lon) ? pointOf(lat, lon) : undefined;
}

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

const isBlank = (degrees: GeoPoint["lon"]): boolean => degrees === null || degrees === "";

/** Formats a point as JSON text; "" if both degrees are blank. */
export const pointText = ({ lon, lat }: GeoPoint): string =>
  isBlank(lon) && isBlank(lat) ? "" : JSON.stringify({ lon, lat });

/** Parses "latitude, longitude" as copied from maps; returns undefined for any other text. */
export function copiedPoint(text: string): GeoPoint | undefined {
  const found = /^\s*(-?\d+(?:\.\d+)?)\s*[,;\s]\s*(-?\d+(?:\.\d+)?)\s*$/.exec(text);
  return found ? { lat: Number(found[1]), lon: Number(found[2]) } : undefined;
}

/** A point on the earth as its form has it: in degrees, a text where something else was typed, null where nothing was. */
export interface GeoPoint {
  lon: number | string | null;
  lat: number | string | null;
}

/** The point that a text of JSON has; blank where it has none. */
export function pointIn(text: string): GeoPoint {
  try {
    const { lon = null, lat = null } = (JSON.parse(text) as Partial<GeoPoint> | null) ?? {};
    return { lon, lat };
  } catch {
    return { lon: null, lat: null };
  }
}

const isBlank = (degrees: GeoPoint["lon"]): boolean => degrees === null || degrees === "";

/** A point as the text of JSON that its form has; empty where nothing was typed. */
export const pointText = ({ lon, lat }: GeoPoint): string =>
  isBlank(lon) && isBlank(lat) ? "" : JSON.stringify({ lon, lat });

/** A point that is written as latitude and longitude, as maps copy it; undefined of any other text. */
export function copiedPoint(text: string): GeoPoint | undefined {
  const found = /^\s*(-?\d+(?:\.\d+)?)\s*[,;\s]\s*(-?\d+(?:\.\d+)?)\s*$/.exec(text);
  return found ? { lat: Number(found[1]), lon: Number(found[2]) } : undefined;
}

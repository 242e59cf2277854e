/** Point in degrees. */
export interface Place {
  lon: number;
  lat: number;
}

/** Part of the world that a map shows: its centre, and how many times the world is enlarged. */
export interface MapView extends Place {
  zoom: number;
}

/** Greatest enlargement: the outlines have no more detail. */
export const maxZoom = 64;

const clamp = (value: number, limit: number): number => Math.min(limit, Math.max(-limit, value));

/** Returns the view with this centre, moved so that it ends at the edges of the world. */
export const viewAt = ({ lon, lat }: Place, zoom: number): MapView => ({
  lon: clamp(lon, 180 - 180 / zoom),
  lat: clamp(lat, 90 - 90 / zoom),
  zoom,
});

/** Returns the place at shares of the view's width and height, from its upper left corner. */
export const placeAt = ({ lon, lat, zoom }: MapView, x: number, y: number): Place =>
  // A tenth of a step is about a pixel.
  rounded({ lon: lon + ((x - 0.5) * 360) / zoom, lat: lat - ((y - 0.5) * 180) / zoom }, 1 - stepDigits(zoom));

/** Returns where the view shows a place, in shares of its width and height. Outside of 0 to 1 it does not. */
export const sharesOf = ({ lon, lat, zoom }: MapView, place: Place): { x: number; y: number } => ({
  x: 0.5 + ((place.lon - lon) * zoom) / 360,
  y: 0.5 - ((place.lat - lat) * zoom) / 180,
});

/** Returns whether the view shows a place. */
export const isInView = (view: MapView, place: Place): boolean => {
  const { x, y } = sharesOf(view, place);
  return x >= 0 && x <= 1 && y >= 0 && y <= 1;
};

const directions: Readonly<Record<string, readonly [lon: number, lat: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Returns the place one step from another one, or ten steps; undefined if the key is no arrow key. */
export function placeByKey(from: Place, key: string, isFar: boolean, zoom: number): Place | undefined {
  const direction = directions[key];
  if (!direction) return undefined;
  const step = 10 ** stepDigits(zoom) * (isFar ? 10 : 1);
  // The digits of the point stay. Sums of fractions are not exact.
  return rounded({ lon: from.lon + direction[0] * step, lat: from.lat + direction[1] * step }, 9);
}

// A step is a power of ten, at most a fiftieth of the width: 1 degree on the world, 0.1 degrees at the most.
const stepDigits = (zoom: number): number => Math.floor(Math.log10(360 / zoom / 50));

const rounded = ({ lon, lat }: Place, digits: number): Place => ({
  lon: Number(clamp(lon, 180).toFixed(digits)),
  lat: Number(clamp(lat, 90).toFixed(digits)),
});

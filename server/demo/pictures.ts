import { deflateSync } from "node:zlib";

/** Red, green and blue, 0 to 255 each. */
type Colour = readonly [number, number, number];

/** Returns the colour at a point. Both coordinates run from -1 (left, top) to 1. */
type Drawing = (x: number, y: number) => Colour;

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Renders a drawing as a square PNG, `size` pixels wide. */
export function png(drawing: Drawing, size = 160): Buffer<ArrayBuffer> {
  const rows = Array.from({ length: size }, (_, row) => [
    0,
    ...Array.from({ length: size }, (_each, column) => pixel(drawing, column, row, size)).flat(),
  ]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 2], 8); // 8 bits per channel, RGB
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.from(rows.flat()))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

const corners = [
  [0.25, 0.25],
  [0.75, 0.25],
  [0.25, 0.75],
  [0.75, 0.75],
] as const;

/** Averages four samples per pixel, for smooth edges. */
function pixel(drawing: Drawing, column: number, row: number, size: number): number[] {
  const points = corners.map(([dx, dy]) => drawing(((column + dx) / size) * 2 - 1, ((row + dy) / size) * 2 - 1));
  return [0, 1, 2].map((part) =>
    Math.round(points.reduce((sum, point) => sum + (point[part] ?? 0), 0) / points.length),
  );
}

function chunk(kind: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

// `zlib.crc32` exists only since Node 22.
function crc32(data: Buffer): number {
  let rest = 0xffffffff;
  for (const byte of data) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit += 1) rest = (rest >>> 1) ^ (rest & 1 ? 0xedb88320 : 0);
  }
  return (rest ^ 0xffffffff) >>> 0;
}

const white: Colour = [250, 248, 242];
const sea: Colour = [143, 190, 200];
const sand: Colour = [228, 214, 184];
const night: Colour = [38, 56, 74];

const lifebuoy: Drawing = (x, y) => {
  const distance = Math.hypot(x, y);
  if (distance < 0.38 || distance > 0.82) return sea;
  return Math.floor((Math.atan2(y, x) / Math.PI + 1) * 4 + 0.5) % 2 === 0 ? [214, 72, 40] : white;
};

const rope: Drawing = (x, y) => {
  const distance = Math.hypot(x, y);
  if (distance > 0.85 || distance < 0.15) return [206, 216, 222];
  return Math.sin(distance * 36 + Math.atan2(y, x)) > -0.4 ? [190, 143, 84] : [120, 84, 42];
};

const tin: Drawing = (x, y) => {
  if (Math.abs(x) > 0.55 || Math.abs(y) > 0.7) return sand;
  return Math.abs(y) > 0.58 ? [120, 124, 128] : Math.abs(y) < 0.2 ? white : [176, 34, 44];
};

const chart: Drawing = (x, y) => {
  const shore = 0.25 * Math.sin(x * 4) + 0.2 * Math.cos(x * 9) - y;
  if (Math.abs(x % 0.5) < 0.012 || Math.abs(y % 0.5) < 0.012) return [120, 140, 150];
  return shore > 0.1 ? sea : shore > 0 ? [190, 220, 222] : sand;
};

const compass: Drawing = (x, y) => {
  const distance = Math.hypot(x, y);
  if (distance > 0.8) return night;
  if (Math.abs(x) < 0.16 * (1 - Math.abs(y) / 0.7)) return y < 0 ? [214, 72, 40] : [84, 96, 108];
  return distance > 0.72 ? [190, 160, 90] : white;
};

const flag: Drawing = (x, y) => (Math.abs(x + 0.25) < 0.18 || Math.abs(y) < 0.18 ? [240, 196, 25] : [28, 84, 150]);

/** Returns a drawing of a head and shoulders; each number has another background. */
export const portrait =
  (person: number): Drawing =>
  (x, y) => {
    if (Math.hypot(x, y + 0.2) < 0.36)
      return [
        [233, 196, 164],
        [190, 138, 100],
        [122, 82, 56],
      ][person % 3] as [number, number, number];
    if (Math.hypot(x, (y - 0.95) * 0.9) < 0.66) return night;
    return [90 + ((person * 53) % 140), 120 + ((person * 31) % 110), 130 + ((person * 71) % 100)];
  };

/** Drawings of products, by name. */
export const wares: Readonly<Record<string, Drawing>> = { lifebuoy, rope, tin, chart, compass, flag };

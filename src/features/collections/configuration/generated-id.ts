/** Returns the id that the backend assigns to an imported field without one, since v0.23. */
export const generatedId = (type: string, name: string): string => type + checksum(name);

// CRC-32 as a decimal number.
function checksum(text: string): number {
  let sum = -1;
  for (const byte of new TextEncoder().encode(text)) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (0xed_b8_83_20 & -(sum & 1));
  }
  return ~sum >>> 0;
}

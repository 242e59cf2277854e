import { secretLength } from "../../../../definitions/texts/sizes";

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
// Bytes from here on would favour the first letters.
const fair = 256 - (256 % letters.length);

/** A secret of letters and digits, as long as tokens' secrets are, from the system's own source of randomness. */
export function randomSecret(): string {
  let text = "";
  while (text.length < secretLength) {
    const bytes = crypto.getRandomValues(new Uint8Array(secretLength));
    text += [...bytes].map((byte) => (byte < fair ? letters[byte % letters.length] : "")).join("");
  }
  return text.slice(0, secretLength);
}

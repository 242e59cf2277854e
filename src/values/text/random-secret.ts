import { generatedPasswordLength, secretLength } from "../../../definitions/limits/sizes";

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
// Bytes from here on are skipped: they would favour the first letters.
const fair = 256 - (256 % letters.length);

/** Returns a cryptographically random text of letters and digits. */
function randomText(length: number): string {
  let text = "";
  while (text.length < length) {
    const bytes = crypto.getRandomValues(new Uint8Array(length));
    text += [...bytes].map((byte) => (byte < fair ? letters[byte % letters.length] : "")).join("");
  }
  return text.slice(0, length);
}

/** Returns a random token secret. */
export const randomSecret = (): string => randomText(secretLength);

/** Returns a random password with at least `least` characters. */
export const randomPassword = (least: number): string => randomText(Math.max(generatedPasswordLength, least));

/** Returns a random id of lowercase letters and digits, like the backend's. */
export const randomId = (length: number): string => randomText(length).toLowerCase();

import { generatedPasswordLength, secretLength } from "../../../../../definitions/texts/sizes";

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
// Bytes from here on would favour the first letters.
const fair = 256 - (256 % letters.length);

/** A text of letters and digits, so many characters long, from the system's own source of randomness. */
function randomText(length: number): string {
  let text = "";
  while (text.length < length) {
    const bytes = crypto.getRandomValues(new Uint8Array(length));
    text += [...bytes].map((byte) => (byte < fair ? letters[byte % letters.length] : "")).join("");
  }
  return text.slice(0, length);
}

/** A secret as long as tokens' secrets are. */
export const randomSecret = (): string => randomText(secretLength);

/** A password, no shorter than accounts must have. */
export const randomPassword = (least: number): string => randomText(Math.max(generatedPasswordLength, least));

/** An id that no other has, in small letters and digits as the backend's are. */
export const randomId = (length: number): string => randomText(length).toLowerCase();

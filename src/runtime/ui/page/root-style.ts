let style: CSSStyleDeclaration | undefined;
let pixels: number | undefined;

// A live object: what it says follows the style sheet.
const rootStyle = (): CSSStyleDeclaration => (style ??= getComputedStyle(document.documentElement));

/** What the style sheet says for a name now, such as "2rem"; "" where it says nothing. */
export const styleToken = (name: string): string => rootStyle().getPropertyValue(name).trim();

/** So many rem in pixels. */
export const rootPixels = (rem: number): number => rem * (pixels ??= Number.parseFloat(rootStyle().fontSize) || 16);

/** Forgets how large a rem is. */
export const forgetPixels = (): void => void (pixels = undefined);

/** What style sheets take for a narrow window, as a media query. */
export const narrowWindow = "(max-width: 40rem)";

let style: CSSStyleDeclaration | undefined;
let pixels: number | undefined;

// `getComputedStyle` is live, so the object can be cached.
const rootStyle = (): CSSStyleDeclaration => (style ??= getComputedStyle(document.documentElement));

/** Returns the current value of a CSS property, such as "2rem"; "" if it is not set. */
export const styleToken = (name: string): string => rootStyle().getPropertyValue(name).trim();

/** Converts rem to pixels. */
export const rootPixels = (rem: number): number => rem * (pixels ??= Number.parseFloat(rootStyle().fontSize) || 16);

/** Clears the cached size of a rem. */
export const forgetPixels = (): void => void (pixels = undefined);

/** Media query of a narrow window, as in the style sheets. */
export const narrowWindow = "(max-width: 40rem)";

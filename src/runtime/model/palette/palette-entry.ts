import type { IconName } from "../../../../definitions/language/widget-names";

/** Line of the command palette: an address, or something to do. */
export interface PaletteEntry {
  /** Unique within the palette. */
  key: string;
  label: string;
  icon: IconName;
  /** Where it is, such as the page of a setting. */
  within?: string;
  /** Texts that are searched last, such as help. The one that matches is shown. */
  more?: readonly string[];
  /** Text at the end of the line, such as the stored value. */
  end?: string;
  /** Address. Without it, `run`. */
  to?: string;
  /** The address opens a panel over the page at hand. */
  opensHere?: true;
  /** Does something and leaves the palette open. */
  run?: () => void;
  /** Does something once the palette is closed. */
  runClosed?: () => void;
  /** Reason why it cannot be chosen. */
  disabled?: string;
}

/** Entries under a heading. */
export interface PaletteGroup {
  title: string;
  entries: readonly PaletteEntry[];
  /** Listed before anything is typed: so many entries at most. */
  atStart?: number;
  /** Listed only before anything is typed, because other groups have the same entries. */
  onlyAtStart?: true;
  /** Shows a text of `more` that matches, as {text}. */
  foundIn?: string;
}

/** Entry that matches what was typed. */
export interface PaletteHit {
  entry: PaletteEntry;
  /** Text of `more` that matches, in the words of its group. */
  found?: string;
}

/** Matching entries under a heading, the best first. */
export interface HitGroup {
  title: string;
  hits: readonly PaletteHit[];
}

/** The limits that a value may have, each with the type of what states it. How each is checked and said stands in the model. */
export interface Limits {
  minimum: number;
  maximum: number;
  /** In characters. */
  minLength: number;
  maxLength: number;
  minBytes: number;
  maxBytes: number;
  /** A regular expression in Go's language. */
  goPattern: string;
  /** Moments between which a moment must lie. */
  earliest: string;
  latest: string;
  exceptDomains: readonly string[];
  onlyDomains: readonly string[];
  /** The values that there are. */
  enum: readonly string[];
  /** The most that may be chosen. */
  maxItems: number;
  maxFileBytes: number;
  mimeTypes: readonly string[];
}

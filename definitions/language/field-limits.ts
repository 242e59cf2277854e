/** Limits of a value, each with the type of the option that states it. The model checks and describes them. */
export interface Limits {
  minimum: number;
  maximum: number;
  /** In characters. */
  minLength: number;
  maxLength: number;
  minBytes: number;
  maxBytes: number;
  /** Go regular expression. */
  goPattern: string;
  /** Earliest and latest moment. */
  earliest: string;
  latest: string;
  exceptDomains: readonly string[];
  onlyDomains: readonly string[];
  /** Allowed values. */
  enum: readonly string[];
  /** Largest number of selected values. */
  maxItems: number;
  /** Number that is at most the number of these values. */
  maxOf: readonly string[];
  maxFileBytes: number;
  /** In bytes, as the value is sent. Too large to be a hint. */
  maxSize: number;
  mimeTypes: readonly string[];
}

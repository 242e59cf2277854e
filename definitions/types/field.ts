import type { AtLeastOne, CollectionId, Count, DateTime, Domain, GoPattern, ThumbSize } from "./scalars";

// What each type of field has beside what all fields have, which is also its form. What is null in JSON is absent here.
export interface FieldOptions {
  text: TextOptions;
  number: NumberOptions;
  bool: NoOptions;
  email: DomainOptions;
  url: DomainOptions;
  date: DateOptions;
  select: SelectOptions;
  json: NoOptions;
  file: FileOptions;
  relation: RelationOptions;
  user: UserOptions;
  editor: EditorOptions;
  autodate: AutodateOptions;
  geoPoint: NoOptions;
  password: TextOptions;
}

export type FieldTypeName = keyof FieldOptions;

export interface Field {
  id: string;
  /** @title Name
   *  @maxBytes 255 */
  name: FieldName;
  /** @title Type */
  type: string;
  /** @title Nonempty */
  required: boolean;
  /** @title Unique
   *  @description No two records may have the same value; only one may leave it empty.
   *  @before v0.14 */
  unique: boolean;
  system: boolean;
}

/** @format field-name */
export type FieldName = string;

export type NoOptions = Record<never, never>;

export interface TextOptions {
  /** @title Min length */
  min?: Count;
  /** @title Max length
   *  @description Blank means no limit. Set one where strangers may create records. */
  max?: Count;
  /** @title Regex pattern
   *  @description A Go regular expression, for example ^\w+$ */
  pattern?: GoPattern;
}

export interface EditorOptions {
  /** @title Max size (bytes) */
  maxSize?: Count;
}

export interface AutodateOptions {
  /** @title Set on create */
  onCreate: boolean;
  /** @title Set on update */
  onUpdate: boolean;
}

export interface NumberOptions {
  /** @title Min */
  min?: number;
  /** @title Max */
  max?: number;
}

export interface DomainOptions {
  /** @title Except domains
   *  @description Domains that are not allowed, comma separated. */
  exceptDomains?: Domain[];
  /** @title Only domains
   *  @description The only domains that are allowed, comma separated. */
  onlyDomains?: Domain[];
}

export interface DateOptions {
  /** @title Min date (UTC) */
  min?: DateTime;
  /** @title Max date (UTC) */
  max?: DateTime;
}

export interface SelectOptions {
  /** @title Choices
   *  @description Comma separated. */
  values: string[];
  /** @title Max select */
  maxSelect: AtLeastOne;
}

export interface FileOptions {
  /** @title Max file size (bytes) */
  maxSize: AtLeastOne;
  /** @title Max files */
  maxSelect: AtLeastOne;
  /** @title Mime types
   *  @description Comma separated. Empty means any. */
  mimeTypes?: string[];
  /** @title Thumb sizes
   *  @description Comma separated. A thumb of 100x100 always exists; others are made when they are first asked for. */
  thumbs?: ThumbSize[];
}

export interface RelationOptions {
  /** @title Collection */
  collectionId: CollectionId;
  /** @title Max select
   *  @description Empty means no limit. */
  maxSelect?: AtLeastOne;
  /** @title Delete record on relation delete */
  cascadeDelete: boolean;
}

export interface UserOptions {
  /** @title Max select */
  maxSelect: AtLeastOne;
  /** @title Delete record on user delete */
  cascadeDelete: boolean;
}

import type { AtLeastOne, CollectionId, Count, DateTime, Domain, GoPattern, ThumbSize } from "./scalars";

// Options of each field type, besides the common properties. They are also its form. JSON null is absent here.
export interface FieldOptions {
  text: TextOptions;
  number: NumberOptions;
  bool: NoOptions;
  email: DomainOptions;
  url: DomainOptions;
  date: DateOptions;
  select: SelectOptions;
  json: JsonOptions;
  file: FileOptions;
  relation: RelationOptions;
  user: UserOptions;
  editor: EditorOptions;
  autodate: AutodateOptions;
  geoPoint: NoOptions;
  password: PasswordOptions;
}

export type FieldTypeName = keyof FieldOptions;

export interface Field {
  id: string;
  /** @title Name */
  name: FieldName;
  /** @title Type */
  type: string;
  /** @title Nonempty
   *  @later v0.23 title Required */
  required: boolean;
  /** @title Unique
   *  @description No two records may have the same value; only one may leave it empty.
   *  @before v0.14 */
  unique: boolean;
  /** @title Presentable
   *  @description Shown wherever a relation links to the record.
   *  @since v0.18 */
  presentable?: boolean;
  system: boolean;
  /** @title Hidden
   *  @description Only superusers receive it.
   *  @since v0.23 */
  hidden?: boolean;
  /** @title Help text
   *  @description Shown below the field in record forms.
   *  @maxBytes 300
   *  @since v0.37 */
  help?: string;
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
  /** @title Autogenerate pattern
   *  @description Generates a value left blank in a new record, for example [a-z0-9]{15}
   *  @since v0.23 */
  autogeneratePattern?: string;
}

export interface PasswordOptions {
  /** @title Min length */
  min?: Count;
  /** @title Max length
   *  @description Blank or 0 means 71 bytes. */
  max?: Count;
  /** @title Regex pattern
   *  @description A Go regular expression. */
  pattern?: GoPattern;
  /** @title Bcrypt cost
   *  @description Blank or 0 means 10. A higher cost is slower to guess and to check.
   *  @asType integer
   *  @minimum 0
   *  @maximum 31 */
  cost?: number;
}

export interface JsonOptions {
  /** @title Max size (bytes)
   *  @later v0.23 minimum 0
   *  @since v0.20 */
  maxSize: AtLeastOne;
}

export interface EditorOptions {
  /** @title Max size (bytes)
   *  @description Blank or 0 means 5 MB.
   *  @since v0.23 */
  maxSize?: Count;
  /** @title Strip the host of the backend from addresses
   *  @since v0.23 */
  convertURLs: boolean;
  /** @title Strip the host of the backend from addresses
   *  @since v0.18
   *  @before v0.23 */
  convertUrls: boolean;
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
  /** @title No decimals
   *  @since v0.18
   *  @before v0.23 */
  noDecimal: boolean;
  /** @title No decimals
   *  @since v0.23 */
  onlyInt: boolean;
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
   *  @description Comma separated.
   *  @later v0.23 description One choice per line. */
  values: string[];
  /** @title Max select
   *  @later v0.23 minimum 0 */
  maxSelect: AtLeastOne;
}

export interface FileOptions {
  /** @title Max file size (bytes)
   *  @later v0.23 minimum 0 */
  maxSize: AtLeastOne;
  /** @title Max files
   *  @later v0.23 minimum 0 */
  maxSelect: AtLeastOne;
  /** @title Mime types
   *  @description Comma separated. Empty means any. */
  mimeTypes?: string[];
  /** @title Thumb sizes
   *  @description Comma separated. 100x100 always exists; others are generated on first access. */
  thumbs?: ThumbSize[];
  /** @title Protected
   *  @description Reading files needs a token that passes the view rule.
   *  @since v0.15 */
  protected: boolean;
}

export interface RelationOptions {
  /** @title Collection */
  collectionId: CollectionId;
  /** @title Max select
   *  @description Empty means no limit.
   *  @later v0.23 minimum 0 */
  maxSelect?: AtLeastOne;
  /** @title Min select
   *  @since v0.13 */
  minSelect?: Count;
  /** @title Delete record on relation delete */
  cascadeDelete: boolean;
}

export interface UserOptions {
  /** @title Max select */
  maxSelect: AtLeastOne;
  /** @title Delete record on user delete */
  cascadeDelete: boolean;
}

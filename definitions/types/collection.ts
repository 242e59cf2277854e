// "single" does not exist in v0.8.0; its place in the order is kept for data that has it.
export type CollectionType = "auth" | "single" | "base";

// "user" is refused by v0.8.0; upgraded data may still have it.
export type FieldType =
  | "text"
  | "number"
  | "bool"
  | "email"
  | "url"
  | "date"
  | "select"
  | "json"
  | "file"
  | "relation"
  | "user";

export interface Field {
  id: string;
  name: string;
  type: FieldType;
  required: boolean;
  unique: boolean;
  system: boolean;
  options: FieldOptions;
}

export interface FieldOptions {
  maxSelect?: number | null;
  collectionId?: string;
}

export interface Collection {
  id: string;
  name: string;
  type: CollectionType;
  system: boolean;
  schema: Field[];
  created: string;
  updated: string;
}

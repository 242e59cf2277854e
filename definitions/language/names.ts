/** A way to edit one value that a screen may ask for by name. Formats of texts choose theirs without being asked. */
export type WidgetName = "text" | "number" | "switch" | "select" | "radio";

/** A way to show one value in a table. */
export type CellName =
  | "id"
  | "text"
  | "number"
  | "bool"
  | "email"
  | "url"
  | "date"
  | "select"
  | "json"
  | "file"
  | "relation";

/** A part that just one screen has and that edits no value of its own. Each has its decision record. */
export type SlotName = "mailLinksNote";

/** A picture that a screen may ask for by what it means. */
export type IconName =
  | "application"
  | "at"
  | "base"
  | "bool"
  | "calendar"
  | "collections"
  | "compass"
  | "failed"
  | "file"
  | "go"
  | "json"
  | "key"
  | "lock"
  | "mail"
  | "number"
  | "relation"
  | "searched"
  | "select"
  | "send"
  | "settings"
  | "single"
  | "testMail"
  | "text"
  | "unknown"
  | "url"
  | "user"
  | "users";

/** A way to edit one value that a screen may ask for by name. Formats of texts choose theirs without being asked. */
export type WidgetName =
  | "avatar"
  | "bytes"
  | "choice"
  | "choices"
  | "email"
  | "fieldType"
  | "files"
  | "geoPoint"
  | "growingText"
  | "html"
  | "indexes"
  | "jsonText"
  | "list"
  | "mimeTypes"
  | "new-password"
  | "number"
  | "publicity"
  | "radio"
  | "records"
  | "richText"
  | "seconds"
  | "select"
  | "switch"
  | "table"
  | "text"
  | "thumbSizes"
  | "typeChip"
  | "utc-date-time"
  | "web-address";

/** A way to show one value in a table. */
export type CellName =
  | "avatar"
  | "bool"
  | "code"
  | "date"
  | "email"
  | "file"
  | "geoPoint"
  | "html"
  | "id"
  | "json"
  | "method"
  | "number"
  | "ownId"
  | "relation"
  | "select"
  | "status"
  | "text"
  | "url";

/** A part that just one screen has and that edits no value of its own. A decision record says why, for each. */
export type SlotName =
  | "availableFields"
  | "backupSchedule"
  | "backups"
  | "backupsStatus"
  | "linkedProviders"
  | "mailLinksNote"
  | "ownAddress"
  | "passwordGenerator"
  | "seenAddress"
  | "storageNote"
  | "storageStatus"
  | "tokenNote"
  | "uniqueIndex"
  | "unknownSettings"
  | "viewColumns";

/** What fills a page of its own kind, which is neither a form nor a table. A decision record says why, for each. */
export type ContentName = "crons" | "exportCollections" | "importCollections";

/** A question that a save may have to ask, for what it would do beyond the page. A decision record says why, for each. */
export type QuestionName = "lockedOut" | "logsDeleted" | "shortSessions" | "tokensInvalidated";

/** What a save would do beyond the form, told before it is done. A decision record says why, for each. */
export type SaveReviewName = "collectionChanges";

/** What a deletion would do beyond the rows that go, told before it is done. A decision record says why, for each. */
export type RemovalReviewName = "collectionRemoval" | "recordRemoval";

/** A picture that a screen may ask for by what it means. */
export type IconName =
  | "add"
  | "admins"
  | "application"
  | "at"
  | "backups"
  | "base"
  | "batch"
  | "bool"
  | "calendar"
  | "chart"
  | "code"
  | "clear"
  | "clock"
  | "collections"
  | "compass"
  | "crons"
  | "duplicate"
  | "export"
  | "failed"
  | "file"
  | "go"
  | "impersonate"
  | "guard"
  | "import"
  | "json"
  | "key"
  | "limits"
  | "lock"
  | "mail"
  | "method"
  | "network"
  | "number"
  | "place"
  | "provider"
  | "proxy"
  | "relation"
  | "richText"
  | "searched"
  | "select"
  | "send"
  | "settings"
  | "signOut"
  | "single"
  | "table"
  | "storage"
  | "testMail"
  | "text"
  | "unknown"
  | "url"
  | "user"
  | "users";

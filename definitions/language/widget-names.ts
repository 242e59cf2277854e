/** Editors that a screen may request by name. Text formats select theirs automatically. */
export type WidgetName =
  | "avatar"
  | "bytes"
  | "choice"
  | "choiceLines"
  | "choices"
  | "date-time"
  | "email"
  | "fieldType"
  | "files"
  | "flagButton"
  | "geoPoint"
  | "growingText"
  | "html"
  | "indexes"
  | "jsonText"
  | "list"
  | "mappedField"
  | "mimeTypes"
  | "new-password"
  | "number"
  | "publicity"
  | "radio"
  | "records"
  | "richText"
  | "seconds"
  | "several"
  | "select"
  | "switch"
  | "table"
  | "text"
  | "thumbSizes"
  | "typeChip"
  | "web-address";

/** Cell renderer of a table. */
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

/** Part that only one screen has and that edits no value. Each one needs a decision record. */
export type SlotName =
  | "availableFields"
  | "backupSchedule"
  | "backups"
  | "backupsStatus"
  | "linkedProviders"
  | "mailLinksNote"
  | "ownAddress"
  | "passwordGenerator"
  | "savedPassword"
  | "seenAddress"
  | "storageNote"
  | "storageStatus"
  | "tokenNote"
  | "uniqueIndex"
  | "unknownSettings"
  | "usedBy"
  | "viewColumns";

/** Part of a feature below the form of a page before the session. Each one needs a decision record. */
export type BelowFormName = "startFromBackup";

/** Content of a page that is neither form nor table. Each one needs a decision record. */
export type ContentName =
  | "allRules"
  | "compare"
  | "crons"
  | "diagram"
  | "exportCollections"
  | "importCollections"
  | "sql";

/** Confirmation before a save with effects beyond its page. Each one needs a decision record. */
export type QuestionName = "lockedOut" | "logsDeleted" | "shortSessions" | "tokensInvalidated";

/** Review of the effects of a save beyond its form. Each one needs a decision record. */
export type SaveReviewName = "collectionChanges";

/** Review of the effects of a deletion on other data. Each one needs a decision record. */
export type RemovalReviewName = "collectionRemoval" | "recordRemoval";

/** Icon, named by its meaning. */
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
  | "compare"
  | "compass"
  | "crons"
  | "duplicate"
  | "export"
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
  | "sql"
  | "table"
  | "storage"
  | "testMail"
  | "text"
  | "unknown"
  | "url"
  | "user"
  | "users";

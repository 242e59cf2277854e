import { entriesOf } from "./entry";

export const exportCollections = entriesOf("export collections", {
  route: ["/settings/export-collections"],
  text: [
    "Export collections",
    "Sync",
    "Experimental",
    "Copy",
    "Download as JSON",
    "The configuration was copied to your clipboard!",
  ],
  call: ["GET /api/collections"],
  constant: [
    { name: "page size", value: "100", as: ["/api/collections 100", "export 100"] },
    {
      name: "toast of the copied configuration, ms",
      value: "3000",
      as: ["to your clipboard 3000", "copied 3000"],
    },
    { name: "prefix of the file", value: "pb_schema", as: "pb_schema" },
  ],
});

export const importCollections = entriesOf("import collections", {
  route: ["/settings/import-collections"],
  text: [
    "Import collections",
    "Sync",
    "Experimental",
    "Collections",
    "Load from JSON file",
    "Invalid collections configuration.",
    "Failed to load the imported JSON.",
    "Your collections configuration is already up-to-date!",
    "Detected changes",
    "Deleted",
    "Changed",
    "Added",
    "Replace with original ids",
    "Clear",
    "Review",
    "Side-by-side diff",
    "Close",
    "Confirm and import",
    "Do you really want to delete the following collection fields and their related records data:",
    { says: "name.*", as: ["name.*", "{name}.*"] },
    { says: "collection.field (id)", as: ["{collection}.{field} ({id})", "collection.field (id)"] },
    {
      says: "All stored data related to",
      as: ["All stored data related to", "All stored data related to {field} will be deleted!"],
    },
    {
      says: "will be deleted!",
      as: ["will be deleted!", "All stored data related to {field} will be deleted!"],
    },
    "Successfully imported collections configuration.",
  ],
  key: [".json", "collections", "deleteMissing"],
  call: ["GET /api/collections", "PUT /api/collections/import"],
  constant: [
    { name: "page size", value: "200", as: ["/api/collections 200", "import 200"] },
    { name: "rows of the text", value: "15", as: "rows 15" },
  ],
});

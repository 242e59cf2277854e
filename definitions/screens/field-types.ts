import { kinds } from "../define";
import type { FieldType } from "../types/collection";

/** What a field of each type is called, and how its values are shown. */
export const fieldTypes = kinds<FieldType>({
  text: { label: "Text", icon: "text", cell: "text" },
  number: { label: "Number", icon: "number", cell: "number" },
  bool: { label: "Bool", icon: "bool", cell: "bool" },
  email: { label: "Email", icon: "mail", cell: "email" },
  url: { label: "Url", icon: "url", cell: "url" },
  date: { label: "DateTime", icon: "calendar", cell: "date" },
  select: { label: "Select", icon: "select", cell: "select" },
  json: { label: "JSON", icon: "json", cell: "json" },
  file: { label: "File", icon: "file", cell: "file" },
  relation: { label: "Relation", icon: "relation", cell: "relation" },
  user: { label: "User", icon: "user", cell: "relation" },
});

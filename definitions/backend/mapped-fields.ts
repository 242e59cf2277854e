import type { FieldTypeName } from "../types/field";
import type { MappedFields } from "../types/account-options";

const texts = ["text", "editor", "url", "email", "json"] as const;

/** Types of the fields that each value of a provider can fill in. The backend downloads an avatar into a file field. */
export const mappedFieldTypes: Readonly<Record<keyof MappedFields, readonly FieldTypeName[]>> = {
  id: texts,
  name: texts,
  username: texts,
  avatarURL: [...texts, "file"],
};

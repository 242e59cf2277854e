import Collection from "./Collection.json";
import FieldOptions from "./FieldOptions.json";

/** Schemas for the editor of collections. */
export const schemas = { Collection, FieldOptions };

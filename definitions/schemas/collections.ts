import Collection from "./Collection.json";
import FieldOptions from "./FieldOptions.json";

/** The schemas of the editor of collections. */
export const schemas = { Collection, FieldOptions };

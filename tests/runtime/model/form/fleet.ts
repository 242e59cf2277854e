import { expandLists } from "../../../../src/runtime/model/form/lists";
import type { FieldModel, LineModel, ListModel } from "../../../../src/runtime/model/form/form-model";
import type { Schema } from "../../../../src/runtime/model/form/schema";

/** A field of a made-up form. */
export const fieldOf = (path: string, schema: Schema): FieldModel => ({
  kind: "field",
  path,
  label: path.toUpperCase(),
  widget: "text",
  required: false,
  schema,
});

const text: Schema = { type: "string" };

/** A list of boats. Only a new boat has its kind as a field; only ferries have places. */
export const boats: ListModel = {
  kind: "list",
  path: "boats",
  label: "Boats",
  itemLabel: "Boat",
  add: "New boat",
  titlePath: "name",
  unique: { generated: "boat", message: "Taken.", reserved: [] },
  variant: { path: "kind", types: { options: "", types: {} }, resets: [] },
  badges: [],
  defaults: {},
  lines: {
    new: {
      ferry: [fieldOf("name", text), fieldOf("kind", text), fieldOf("load.places", { type: "integer" })],
      tug: [fieldOf("name", text), fieldOf("kind", text)],
    },
    stored: {
      "": [fieldOf("name", text)],
      undefined: [fieldOf("name", text)],
      ferry: [fieldOf("name", text), fieldOf("load.places", { type: "integer" })],
      tug: [fieldOf("name", text)],
    },
  },
  items: [],
};

/** The lines of the fleet for this data. */
export const fleetLines = (data: unknown, stored: unknown, more: readonly LineModel[] = []): readonly LineModel[] =>
  expandLists([boats, ...more], data, stored);

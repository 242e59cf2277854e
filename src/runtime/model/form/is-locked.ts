import { valueAt } from "../../../values/json/path";
import { isBlank } from "../../../values/text/format-value";
import { conditionHolds } from "./condition";
import type { FieldModel } from "./form-model";

/** Returns whether a field is read-only for the form's data. */
export const isLocked = ({ readOnly, readOnlyWhen, excludes }: FieldModel, data: unknown): boolean =>
  readOnly === true ||
  (readOnlyWhen !== undefined && conditionHolds(readOnlyWhen, data)) ||
  (excludes !== undefined && !isBlank(valueAt(data, excludes)));

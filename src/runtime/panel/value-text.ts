import { texts } from "../../../definitions/texts/texts";
import { fileCount, filesIn, isFiles } from "../model/form/row-values";
import { isBlank } from "../model/values/format-value";

/** A value of a form in words, to be compared with another one. */
export const valueText = (value: unknown): string => {
  if (isFiles(value)) {
    const { names, removed, added } = filesIn(value);
    const all = [...names.filter((name) => !removed.includes(name)), ...added.map(({ file }) => file.name)];
    return fileCount(value) === 0 ? texts.form.compare.nothing : all.join(", ");
  }
  if (isBlank(value)) return texts.form.compare.nothing;
  return Array.isArray(value) ? value.join(", ") : String(value);
};

import type { FieldTypes } from "../../../../definitions/language/line";
import type { Collection } from "../../../../definitions/types/collection";

/** File field of a collection. */
export interface FileField {
  name: string;
  /** Files of a protected field have no public address. */
  isProtected: boolean;
  /** Sizes in which the backend gives its images, such as "100x100". */
  thumbs: readonly string[];
}

/** Returns the file fields of a collection. */
export const fileFieldsOf = ({ fields }: Collection, { types }: FieldTypes): readonly FileField[] =>
  fields.flatMap((field: object): FileField[] => {
    const { name, type, ...options } = field as Readonly<Record<string, unknown>>;
    const value = types[String(type)]?.value;
    if (value?.kind !== "file") return [];
    const { thumbs } = options;
    return [
      {
        name: String(name),
        isProtected: value.guard !== undefined && options[value.guard] === true,
        thumbs: Array.isArray(thumbs) ? thumbs.map(String) : [],
      },
    ];
  });

/** Returns the sizes that all usable file fields have. */
export function sizesOf(fields: readonly FileField[]): readonly string[] {
  const [first, ...others] = fields.filter(({ isProtected }) => !isProtected);
  return first?.thumbs.filter((size) => others.every(({ thumbs }) => thumbs.includes(size))) ?? [];
}

import type { Parameter, ParameterLine } from "../../../../definitions/language/api-preview";
import type { FieldTypes } from "../../../../definitions/language/line";
import { holds } from "../../../runtime/model/form/condition";
import { isMultiple, limitOf, optionOf, typeOfField, type ItemField } from "../../../runtime/model/form/item-field";
import type { DescribedItem } from "./described";
import { fill, type Inserts } from "./inserts";

/** Returns a valid sample value for a field: its type's sample, adjusted to the field's limits. */
export function fieldSample(field: ItemField, by: FieldTypes): unknown {
  const type = typeOfField(field, by);
  const limit = (name: Parameters<typeof limitOf>[2]): unknown => limitOf(field, type, name);
  const within = withinLimits(type.sample, limit);
  return isMultiple(field, type) ? [within] : within;
}

type LimitNamed = (name: Parameters<typeof limitOf>[2]) => unknown;

function withinLimits(sample: unknown, limit: LimitNamed): unknown {
  const [choice] = (limit("enum") as readonly unknown[] | undefined) ?? [];
  if (choice !== undefined) return choice;
  if (typeof sample === "number") {
    const most = Math.min(Number(limit("maximum") ?? sample), sample);
    return Math.max(Number(limit("minimum") ?? most), most);
  }
  return typeof sample === "string" ? textWithin(sample, limit) : sample;
}

function textWithin(sample: string, limit: LimitNamed): string {
  const [earliest, latest] = [limit("earliest"), limit("latest")];
  if (typeof earliest === "string" && sample < earliest) return earliest;
  if (typeof latest === "string" && sample > latest) return latest;
  const least = Number(limit("minBytes") ?? limit("minLength") ?? 0);
  const long = sample.repeat(Math.ceil(least / sample.length) || 1);
  const most = Number(limit("maxBytes") ?? limit("maxLength") ?? 0) || Math.max(sample.length, least);
  return atAllowedDomain(long.slice(0, most), limit);
}

const sampleDomain = /[\w-]+(\.[\w-]+)+$/;

function atAllowedDomain(sample: string, limit: LimitNamed): string {
  const [own = ""] = sampleDomain.exec(sample) ?? [];
  const listed = (name: "onlyDomains" | "exceptDomains"): readonly string[] =>
    (limit(name) as readonly string[] | undefined) ?? [];
  return sample.replace(sampleDomain, allowedDomain(listed("onlyDomains"), listed("exceptDomains"), own));
}

/** Returns an allowed domain: the first of `only`, else one that is not in `except`, preferably `wished`. */
export function allowedDomain(only: readonly string[], except: readonly string[], wished: string): string {
  if (only[0] !== undefined) return only[0];
  const numbered = except.map((_, n) => `example${n + 1}.org`);
  return [wished, "example.org", ...numbered].find((domain) => !except.includes(domain)) ?? wished;
}

/** Returns a sample answer: the parameters with samples, and a sample value for each field, in order. */
export const sampleAnswer = (
  lines: readonly ParameterLine[],
  item: DescribedItem,
  by: FieldTypes,
  inserts: Inserts,
): Sample =>
  sampleObject(lines, item, inserts, (field) => [[field.name, isWriteOnly(field, by) ? "" : fieldSample(field, by)]]);

/** Returns a sample body: like an answer, but without files and generated fields. */
export const sampleBody = (
  lines: readonly ParameterLine[],
  item: DescribedItem,
  by: FieldTypes,
  inserts: Inserts,
): Sample =>
  sampleObject(lines, item, inserts, (field) => (isSent(field, by) ? [[field.name, fieldSample(field, by)]] : []));

type Sample = Readonly<Record<string, unknown>>;

const sampleObject = (
  lines: readonly ParameterLine[],
  item: DescribedItem,
  inserts: Inserts,
  ofField: (field: ItemField) => [name: string, sample: unknown][],
): Sample =>
  Object.fromEntries(
    lines.flatMap((line): [name: string, sample: unknown][] => {
      if ("eachField" in line) return item.fields.flatMap(ofField);
      return parametersOf(line, item)
        .filter(({ sample }) => sample !== undefined)
        .map(({ name, sample }) => [name, fill(sample!, inserts)]);
    }),
  );

/** Returns a sample change to one field without a unique index. Auth collections use `emailVisibility`. */
export function sampleChange(item: DescribedItem, by: FieldTypes): Sample {
  if (item.type === "auth") return { emailVisibility: true };
  const isPlain = (field: ItemField): boolean =>
    ["text", "number", "flag"].includes(typeOfField(field, by).value.kind) && isSent(field, by);
  const isIndexed = ({ name }: ItemField): boolean => (item.indexes ?? []).some((index) => index.includes(name));
  const field = item.fields.find((each) => isPlain(each) && !each.unique && !isIndexed(each));
  return field ? { [field.name]: fieldSample(field, by) } : {};
}

const parametersOf = (line: Exclude<ParameterLine, { eachField: true }>, item: DescribedItem): readonly Parameter[] => {
  if (!("group" in line)) return [line];
  return holds(line.where, item) ? line.show : [];
};

/** Returns whether only the backend sets the field. */
export const isGenerated = (field: ItemField, by: FieldTypes): boolean => typeOfField(field, by).generated === true;

/** Returns whether the backend generates a value if the field is omitted. */
export function hasGeneratedDefault(field: ItemField, by: FieldTypes): boolean {
  const { madeBy } = typeOfField(field, by).value;
  return madeBy !== undefined && Boolean(optionOf(field, madeBy));
}

const isSent = (field: ItemField, by: FieldTypes): boolean =>
  !isFile(field, by) && !isGenerated(field, by) && !hasGeneratedDefault(field, by);

const isWriteOnly = (field: ItemField, by: FieldTypes): boolean => typeOfField(field, by).writeOnly === true;

/** Returns whether the field holds files. */
export const isFile = (field: ItemField, by: FieldTypes): boolean => typeOfField(field, by).value.kind === "file";

/** Returns whether the field is a relation. */
export const isRelation = (field: ItemField, by: FieldTypes): boolean => typeOfField(field, by).value.kind === "record";

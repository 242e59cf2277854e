import type { Parameter, ParameterLine } from "../../../../definitions/language/api-preview";
import type { FieldTypes } from "../../../../definitions/language/line";
import { holds } from "../../../runtime/model/form/condition";
import { isSeveral, limitOf, optionOf, typeOfField, type ItemField } from "../../../runtime/model/form/item-field";
import type { DescribedItem } from "./described";
import { fill, type Inserts } from "./inserts";

/** A value that a field takes: the sample of its type, within the limits that the field's options state. */
export function fieldSample(field: ItemField, by: FieldTypes): unknown {
  const type = typeOfField(field, by);
  const limit = (name: Parameters<typeof limitOf>[2]): unknown => limitOf(field, type, name);
  const within = withinLimits(type.sample, limit);
  return isSeveral(field, type) ? [within] : within;
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

/** A domain that is among the only ones, or else not among the excepted ones: where it may be, the one that is wished for. */
export function allowedDomain(only: readonly string[], except: readonly string[], wished: string): string {
  if (only[0] !== undefined) return only[0];
  const numbered = except.map((_, n) => `example${n + 1}.org`);
  return [wished, "example.org", ...numbered].find((domain) => !except.includes(domain)) ?? wished;
}

/** What the backend answers: what stands for the parameters that have samples, and for each field of the item, in their order. */
export const answeredObject = (
  lines: readonly ParameterLine[],
  item: DescribedItem,
  by: FieldTypes,
  inserts: Inserts,
): Sample =>
  sampleObject(lines, item, inserts, (field) => [[field.name, isWriteOnly(field, by) ? "" : fieldSample(field, by)]]);

/** What is sent: the same without files, and without fields that the backend fills in. */
export const sentObject = (
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

/** A change of one value that no other record must differ in; of accounts one that all have. */
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

/** Whether the backend alone fills a field in. */
export const isGenerated = (field: ItemField, by: FieldTypes): boolean => typeOfField(field, by).generated === true;

/** Whether the backend fills a field in where it is left out. */
export function isMade(field: ItemField, by: FieldTypes): boolean {
  const { madeBy } = typeOfField(field, by).value;
  return madeBy !== undefined && Boolean(optionOf(field, madeBy));
}

const isSent = (field: ItemField, by: FieldTypes): boolean =>
  !isFile(field, by) && !isGenerated(field, by) && !isMade(field, by);

const isWriteOnly = (field: ItemField, by: FieldTypes): boolean => typeOfField(field, by).writeOnly === true;

/** Whether a field's values are files. */
export const isFile = (field: ItemField, by: FieldTypes): boolean => typeOfField(field, by).value.kind === "file";

/** Whether a field's values are records of other items. */
export const isRelation = (field: ItemField, by: FieldTypes): boolean => typeOfField(field, by).value.kind === "record";

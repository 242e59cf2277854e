import type { Parameter, ParameterLine } from "../../../../definitions/language/api-preview";
import type { FieldTypes } from "../../../../definitions/language/line";
import { holds } from "../../../runtime/model/form/condition";
import { isSeveral, limitOf, typeOfField, type ItemField } from "../../../runtime/model/form/item-field";
import type { DescribedItem } from "./described";
import { fill, type Inserts } from "./inserts";

/** A value that a field takes: the sample of its type, within the limits that the field's options state. */
function fieldSample(field: ItemField, by: FieldTypes): unknown {
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
  const least = Number(limit("minBytes") ?? 0);
  const long = sample.repeat(Math.ceil(least / sample.length) || 1);
  const most = Number(limit("maxBytes") ?? 0) || Math.max(sample.length, least);
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

/** What stands for the parameters that have samples, and for each field of the item but files, in their order. */
export const sampleObject = (
  lines: readonly ParameterLine[],
  item: DescribedItem,
  by: FieldTypes,
  inserts: Inserts,
  isTold: (field: ItemField) => boolean = () => true,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    lines.flatMap((line) => {
      if ("eachField" in line) {
        return item.fields.filter(isTold).map((field) => [field.name, fieldSample(field, by)] as const);
      }
      return parametersOf(line, item)
        .filter(({ sample }) => sample !== undefined)
        .map(({ name, sample }) => [name, fill(sample!, inserts)] as const);
    }),
  );

const parametersOf = (line: Exclude<ParameterLine, { eachField: true }>, item: DescribedItem): readonly Parameter[] => {
  if (!("group" in line)) return [line];
  return holds(line.where, item) ? line.show : [];
};

/** Whether a field's values are files. */
export const isFile = (field: ItemField, by: FieldTypes): boolean => typeOfField(field, by).value.kind === "file";

/** Whether a field's values are records of other items. */
export const isRelation = (field: ItemField, by: FieldTypes): boolean => typeOfField(field, by).value.kind === "record";

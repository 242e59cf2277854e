import { compareTexts, reportTexts } from "../../definitions/texts/compare";
import { conversionTexts } from "../../definitions/texts/conversion-texts";
import type { Difference } from "../../src/features/environments/model/differences";
import type { SettingDifference } from "../../src/features/environments/model/settings";
import { sentencesOf, writtenSentence } from "../../src/features/environments/model/words";
import type { Loss } from "../../src/features/collections/convert/conversion";
import { interpolate, joinWithAnd, plural } from "../../src/values/text/text";

/** Compared environments. */
export interface Comparison {
  source: Named;
  target: Named;
  differences: readonly Difference[];
  /** Those that count. */
  settings: readonly SettingDifference[];
  losses: readonly Loss[];
}

interface Named {
  name: string;
  /** Such as "PocketBase 0.40.4". */
  version: string;
}

/** Counts the differences. Parts that were not compared count, because they may differ. */
export const countOf = ({ differences, settings, losses }: Comparison): number =>
  differences.reduce((sum, { parts }) => sum + parts.length, settings.length) + lostIn(losses);

/** Counts the parts that were not compared: by collection and reason. */
const lostIn = (losses: readonly Loss[]): number =>
  losses.reduce((sum, { collections }) => sum + collections.length, 0);

/** Returns a report for people. */
export function markdownOf(compared: Comparison): string {
  const { source, target, differences, settings, losses } = compared;
  const names = { source: source.name, target: target.name };
  const versions = { sourceVersion: source.version, targetVersion: target.version };
  const n = countOf(compared);
  const section = (title: string, lines: readonly string[]): string[] =>
    lines.length > 0 ? [`## ${title}`, ...lines] : [];
  return (
    [
      `# ${interpolate(reportTexts.title, names)}`,
      interpolate(reportTexts.versions, { ...names, ...versions }),
      n === 0 ? reportTexts.same : `${plural(reportTexts.count, n)}${plural(reportTexts.uncompared, lostIn(losses))}`,
      ...section(
        reportTexts.collections,
        differences.map((each) => collectionLines(each, names)),
      ),
      ...section(reportTexts.settings, settings.length > 0 ? [settingsTable(settings, names)] : []),
      ...section(
        reportTexts.losses,
        losses.length > 0 ? [losses.map((each) => `- ${lossSentence(each, code)}`).join("\n")] : [],
      ),
      "",
    ]
      .join("\n\n")
      .trimEnd() + "\n"
  );
}

function collectionLines({ change, parts }: Difference, names: Readonly<Record<string, string>>): string {
  const { name } = change.after ?? change.before;
  const kind = interpolate(reportTexts.kinds[change.kind], names);
  const lines = parts.flatMap((part) => {
    const origin = part.changedIn ? ` (${interpolate(compareTexts.origins[part.changedIn], names)})` : "";
    return sentencesOf(part).map(
      (sentence) => `- ${part.deletesData ? "⚠ " : ""}${writtenSentence(sentence, code)}${origin}`,
    );
  });
  return [`### ${escaped(name)}: ${kind}`, lines.join("\n")].join("\n\n");
}

const settingsTable = (
  settings: readonly SettingDifference[],
  { source, target }: Readonly<Record<string, string>>,
): string =>
  [
    [reportTexts.setting, source, target],
    ["---", "---", "---"],
    ...settings.map((each) => [cell(each.path), cell(each.source), cell(each.target)]),
  ]
    .map((row) => `| ${row.join(" | ")} |`)
    .join("\n");

const lossSentence = ({ why, collections }: Loss, show: (text: string) => string): string =>
  interpolate(reportTexts.lost, { names: joinWithAnd(collections.map(show)), reason: conversionTexts.losses[why] });

const oneLine = (text: string): string => text.replaceAll(/\s+/g, " ");

// More marks around a text than there are in it.
function code(value: string): string {
  const text = oneLine(value);
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
  const marks = "`".repeat(longest + 1);
  const room = longest > 0 || text.trim() === "" ? " " : "";
  return `${marks}${room}${text}${room}${marks}`;
}

const cell = (value: string): string => code(value).replaceAll("|", String.raw`\|`);

const escaped = (text: string): string => text.replaceAll(/[\\`*_[\]<>#|]/g, String.raw`\$&`);

const plain = (value: string): string => value;

/** Returns a report for programs. */
export function jsonOf({ source, target, differences, settings, losses }: Comparison): string {
  const report = {
    source,
    target,
    differences: differences.map(({ change, parts }) => ({
      collection: (change.after ?? change.before).name,
      kind: change.kind,
      parts: parts.map((part) => ({
        part: part.key,
        effects: sentencesOf(part).map((sentence) => writtenSentence(sentence, plain)),
        deletesData: part.deletesData,
        changedIn: part.changedIn,
      })),
    })),
    settings: settings.map(({ path, source: from, target: to }) => ({ path, source: from, target: to })),
    notCompared: losses.map((each) => lossSentence(each, plain)),
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}

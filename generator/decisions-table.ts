import { readFileSync, readdirSync } from "node:fs";

const folder = "docs/decisions";

/** A row for each decision: a link with its title, and the decision that superseded it. */
export const decisionRows = (): readonly (readonly string[])[] =>
  readdirSync(folder)
    .toSorted()
    .map((name) => {
      const text = readFileSync(`${folder}/${name}`, "utf8");
      const [, title = name] = /^# (.*)$/m.exec(text) ?? [];
      const [, later] = /^Superseded by \[decision (\d+)\]/m.exec(text) ?? [];
      return [`[${title}](../decisions/${name})`, later === undefined ? "in force" : `superseded by ${later}`];
    });

import { useMemo, type ReactNode } from "react";
import { compareTexts, secretStates } from "../../../definitions/texts/compare";
import { importLimits } from "../../../definitions/limits/sizes";
import { cutText } from "../../values/text/cut-text";
import { settingDifferences, type ReadSettings } from "./model/settings";

const words = compareTexts.settings;

interface SettingsTableProps {
  source: string;
  target: string;
  settings: ReadSettings;
  theirs: ReadSettings;
}

/** Settings that differ, for comparison only. */
export function SettingsTable({ source, target, settings, theirs }: SettingsTableProps): ReactNode {
  const found = useMemo(() => settingDifferences(theirs, settings, secretStates), [theirs, settings]);
  return (
    <div>
      <h2 className="sect" id="compared-settings">
        {words.title}
      </h2>
      <p className="transfer-intro">{found.length === 0 ? words.same : words.intro}</p>
      {found.length > 0 && (
        <div className="compare-settings scroll" tabIndex={0} role="region" aria-labelledby="compared-settings">
          <table>
            <thead>
              <tr>
                <th scope="col">{words.setting}</th>
                <th scope="col">{source}</th>
                <th scope="col">{target}</th>
              </tr>
            </thead>
            <tbody>
              {found.map((each) => (
                <tr key={each.path}>
                  <th scope="row">
                    {each.title} <code>{each.path}</code>
                    {each.isOwn && <span className="badge">{words.own}</span>}
                  </th>
                  <td>{cutText(each.source, importLimits.value)}</td>
                  <td>{cutText(each.target, importLimits.value)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}

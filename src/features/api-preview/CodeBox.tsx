import { IconCopy } from "@tabler/icons-react";
import { Tabs } from "radix-ui";
import { useMemo, type ReactNode } from "react";
import { codeTokens, type CodeKind, type CodeLanguage } from "../../values/text/code-tokens";
import { copyText } from "../../runtime/ui/text/copy-text";
import { IconButton } from "../../runtime/ui/controls/IconButton";

/** Code sample behind a tab. */
export interface CodeChoice {
  name: string;
  label: string;
  code: string;
  language: CodeLanguage;
}

interface CodeBoxProps {
  /** Accessible name of the tab list. */
  label: string;
  choices: readonly CodeChoice[];
  chosen: string;
  onChoose: (name: string) => void;
  copy: { label: string; name: string };
}

/** Code samples behind tabs, with a copy button for the current one. */
export function CodeBox({ label, choices, chosen, onChoose, copy }: CodeBoxProps): ReactNode {
  const shown = choices.find(({ name }) => name === chosen) ?? choices[0];
  if (!shown) return null;
  return (
    <Tabs.Root className="code-box" value={shown.name} onValueChange={onChoose}>
      <div className="code-head">
        <Tabs.List className="tabs" aria-label={label}>
          {choices.map((choice) => (
            <Tabs.Trigger key={choice.name} className="tab" value={choice.name}>
              {choice.label}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <IconButton label={copy.label} icon={IconCopy} onClick={() => void copyText(shown.code, copy.name)} />
      </div>
      <Tabs.Content value={shown.name} className="code-sample">
        <Code code={shown.code} language={shown.language} />
      </Tabs.Content>
    </Tabs.Root>
  );
}

const colours: Readonly<Record<CodeKind, string>> = {
  comment: "tk-op",
  text: "tk-str",
  number: "tk-num",
  word: "tk-at",
  other: "tk-key",
};

const Code = ({ code, language }: Pick<CodeChoice, "code" | "language">): ReactNode => {
  const tokens = useMemo(() => codeTokens(code, language), [code, language]);
  return (
    <pre>
      <code>
        {tokens.map(({ at, kind, text }) => (
          <span key={at} className={colours[kind]}>
            {text}
          </span>
        ))}
      </code>
    </pre>
  );
};

import { useState, type ReactNode } from "react";
import { Link } from "react-router-dom";
import type { Api } from "../../../definitions/language/api-preview";
import { clientLinks, previewTexts } from "../../../definitions/texts/preview";
import type { PreviewTab, SampleLanguage } from "./model/preview-tabs";
import { interpolate } from "../../values/text/text";
import { useStoredFlag } from "../../backend/api/use-stored-flag";
import { useSampleLanguage } from "./sample-language";
import { Note } from "../../runtime/ui/notices/Note";
import { CodeBox } from "./CodeBox";
import { FilterSyntax } from "./FilterSyntax";
import { Parameters } from "./Parameters";

const { languages } = previewTexts;

const languageNames = Object.keys(languages) as [SampleLanguage, ...SampleLanguage[]];

interface OperationViewProps {
  tab: PreviewTab;
  /** Name of the collection. */
  name: string;
  filter: Api["filter"];
}

/** Documentation of one API operation. */
export function OperationView({ tab, name, filter }: OperationViewProps): ReactNode {
  const alone = (parameters: PreviewTab["query"]) => (parameters.length > 0 ? [{ title: undefined, parameters }] : []);
  return (
    <>
      <h3>
        {tab.title} ({name})
      </h3>
      {tab.intro.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {tab.off && <OffNote off={tab.off} />}
      {tab.note !== undefined && (
        <Note kind="info">
          <p>{tab.note}</p>
        </Note>
      )}
      <Samples code={tab.code} />
      <section>
        <h4>{previewTexts.details}</h4>
        <div className="call-line">
          <span className={`badge badge--method ${tones[tab.method] ?? ""}`}>{tab.method}</span>
          <code className="grow">
            {tab.path.map(({ text, isPlaceholder }) => (isPlaceholder ? <b key={text}>{text}</b> : text))}
          </code>
          {tab.token !== undefined && <span className="faint">{tab.token}</span>}
        </div>
      </section>
      <Parameters title={previewTexts.path} groups={alone(tab.pathParameters)} />
      <Parameters title={previewTexts.body} groups={tab.body} marked />
      <Parameters title={previewTexts.query} groups={alone(tab.query)}>
        {tab.query.some((parameter) => parameter.name === filter.parameter) && <FilterSyntax filter={filter} />}
      </Parameters>
      <Answers tab={tab} />
    </>
  );
}

function OffNote({ off }: { off: NonNullable<PreviewTab["off"]> }): ReactNode {
  if (useStoredFlag(off.while) !== true) return null;
  const link = (
    <Link className="btn btn--small" to={off.link.to}>
      {off.link.label}
    </Link>
  );
  return (
    <Note kind="warning" act={link}>
      <p>{off.note}</p>
    </Note>
  );
}

const tones: Readonly<Record<string, string>> = {
  GET: "badge--info",
  POST: "badge--success",
  PATCH: "badge--warning",
  DELETE: "badge--danger",
};

function Samples({ code }: Pick<PreviewTab, "code">): ReactNode {
  const [language, choose] = useSampleLanguage(languageNames);
  return (
    <div>
      <CodeBox
        label={previewTexts.languagesLabel}
        choices={languageNames.map((each) => ({
          name: each,
          label: languages[each],
          code: code[each],
          language: each,
        }))}
        chosen={language}
        onChoose={choose}
        copy={{ label: previewTexts.copyCode, name: previewTexts.sample }}
      />
      {language !== "curl" && (
        <p className="code-foot">
          <a href={clientLinks[language]} target="_blank" rel="noreferrer">
            {interpolate(previewTexts.clients, { language: languages[language] })}
          </a>
        </p>
      )}
    </div>
  );
}

function Answers({ tab: { answers, answersLabel } }: { tab: PreviewTab }): ReactNode {
  const [status, setStatus] = useState("");
  return (
    <section>
      <h4>{answersLabel}</h4>
      <CodeBox
        label={previewTexts.statusesLabel}
        choices={answers.map((answer) => ({
          name: String(answer.status),
          label: String(answer.status),
          code: answer.text,
          language: "json",
        }))}
        chosen={status}
        onChoose={setStatus}
        copy={{ label: previewTexts.copyAnswer, name: previewTexts.answer }}
      />
    </section>
  );
}

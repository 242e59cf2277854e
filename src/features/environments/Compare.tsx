import { useQuery } from "@tanstack/react-query";
import { useMemo, type ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { compareTexts as words } from "../../../definitions/texts/compare";
import { addressIn } from "../../backend/detection/environment-info";
import { settingsQuery } from "../../backend/api/queries";
import { toFailure } from "../../backend/calls/failure";
import { backend } from "../../backend/version/backend";
import { environment, otherEnvironments } from "../../browser/environments";
import type { ContentProps } from "../../runtime/registry/registry";
import { EmptyState } from "../../runtime/ui/notices/EmptyState";
import { Note } from "../../runtime/ui/notices/Note";
import { QueryState, StaleNote } from "../../runtime/ui/notices/QueryState";
import { interpolate } from "../../values/text/text";
import { wholeCollection } from "../collections/configuration/after-import";
import { configurationQuery } from "../collections/data";
import { importTexts } from "../../../definitions/texts/import";
import { commonBaseQuery, otherEnvironmentQuery } from "./data";
import { readSettings } from "./model/settings";
import { CompareHead } from "./CompareHead";
import { ComparedSides } from "./ComparedSides";
import "../collections/transfer.css";
import "../collections/import/changes.css";
import "./compare.css";

/** Page that compares another environment with the one of this page, and promotes parts of it. */
export function Compare(props: ContentProps): ReactNode {
  const here = environment();
  const others = otherEnvironments();
  const [query, setQuery] = useSearchParams();
  const source = others.find(({ name }) => name === query.get("from")) ?? others[0];
  if (!here || !source)
    return (
      <EmptyState icon="compare" title={words.single}>
        <p>{words.singleHint}</p>
      </EmptyState>
    );
  const choose = (from: string): void => setQuery({ from }, { replace: true });
  const names = { source: source.name, target: here.name };
  return <Sides key={source.name} {...props} {...names} sources={others.map(({ name }) => name)} onChoose={choose} />;
}

interface SidesProps extends ContentProps {
  source: string;
  target: string;
  sources: readonly string[];
  onChoose: (source: string) => void;
}

function Sides({ source, target, sources, onChoose, name, onBusy }: SidesProps): ReactNode {
  const own = useQuery(configurationQuery);
  const settings = useQuery(settingsQuery);
  const other = useQuery(otherEnvironmentQuery(source));
  const base = useQuery(commonBaseQuery(source));
  const current = useMemo(() => own.data?.map((each) => wholeCollection({ ...each })), [own.data]);
  // Since v0.23 the answer has stand-ins for secrets, set or not.
  const ours = useMemo(() => settings.data && readSettings(settings.data, backend().revealsSecrets), [settings.data]);
  const queries = [own, settings, other];
  const refresh = (): void => queries.forEach((each) => void each.refetch());
  const head = (
    <CompareHead
      {...{ source, target, sources, onChoose }}
      busy={queries.some(({ isFetching }) => isFetching)}
      onRefresh={refresh}
    />
  );
  const failure = other.error && toFailure(other.error);
  const isSignedOut = failure?.status === 401 || failure?.status === 403;
  const failed = interpolate(words.failed, { name: source });
  if (isSignedOut) return <SignedOutThere head={head} name={source} />;
  if (!own.data || !current || !other.data || !ours || base.data === undefined) {
    const missing = [own, settings].find(({ error }) => error);
    return (
      <>
        {head}
        <QueryState query={missing ?? other} failed={missing ? importTexts.current : failed} />
      </>
    );
  }
  return (
    <>
      {head}
      <StaleNote query={own} failed={importTexts.current} />
      <StaleNote query={other} failed={failed} />
      <ComparedSides
        {...{ name, onBusy, source, target, current }}
        stored={own.data}
        theirs={other.data}
        settings={ours}
        base={base.data ?? undefined}
        isFresh={!own.isFetching && !other.isFetching}
      />
    </>
  );
}

// Each environment has a session of its own.
const SignedOutThere = ({ head, name }: { head: ReactNode; name: string }): ReactNode => (
  <>
    {head}
    <div className="sheet scroll transfer">
      <Note kind="info">
        <div className="import-note-acts">
          <p>{interpolate(words.signedOut, { name })}</p>
          <a className="btn" href={addressIn(name)}>
            {interpolate(words.signIn, { name })}
          </a>
        </div>
      </Note>
    </div>
  </>
);

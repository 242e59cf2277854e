import { IconCircleCheck, IconCircleX, IconSelector } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { collectionTexts } from "../../../definitions/texts/collection";
import { texts } from "../../../definitions/texts/texts";
import type { Collection } from "../../../definitions/types/collection";
import type { RecordRow } from "../../../definitions/types/record";
import { toFailure } from "../../backend/calls/failure";
import type { RulePath } from "./model/affected-rules";
import type { NamedCollection } from "./model/resolve-name";
import { trialFilter } from "./model/trial";
import { recordTitle } from "../records/model/record-title";
import { formatCount, interpolate } from "../../values/text/text";
import { Button } from "../../runtime/ui/controls/Button";
import { Note } from "../../runtime/ui/notices/Note";
import { RowName } from "../../runtime/ui/text/RowName";
import { relationsQuery, trialQuery } from "./data";
import type { TrialResult, TrialSide } from "./run-trial";
import { TrialAccount } from "./TrialAccount";
import { useDebounced } from "../../widgets/use-debounced";

/** Rule to try, and its collections. */
export interface RuleTrialProps {
  rule: string;
  /** Property name of the rule. */
  path: string;
  label: string;
  /** Collection as edited. */
  own: NamedCollection;
  collections: readonly Collection[];
  /** Error in the rule, as a sentence. */
  problem: string | undefined;
}

/** Trial of the current rule text: which stored records a guest or an account would get. */
export function RuleTrial({ rule, path, label, own, collections, problem }: RuleTrialProps): ReactNode {
  const [of, setOf] = useState("");
  const [account, setAccount] = useState<RecordRow>();
  // Rules do not apply to superusers, whose collection is a system one.
  const accounts = collections.filter(({ type, system }) => type === "auth" && !system);
  const chosen = accounts.find(({ id }) => id === of);
  const choose = (id: string): void => {
    setOf(id);
    setAccount(undefined);
  };
  const { check } = collectionTexts.trial;
  const region = useRef<HTMLElement>(null);
  // The trial opens below its rule, possibly outside the viewport.
  useEffect(() => {
    region.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <section ref={region} className="trial" aria-label={interpolate(collectionTexts.trial.region, { label })}>
      <p className="hint">{path in check ? check[path as keyof typeof check] : check.usual}</p>
      <label className="trial-as">
        {collectionTexts.trial.as}
        <span className="select-box">
          <select className="select" value={of} onChange={({ target }) => choose(target.value)}>
            <option value="">{collectionTexts.trial.guest}</option>
            {accounts.map(({ id, name }) => (
              <option key={id} value={id}>
                {interpolate(collectionTexts.trial.account, { name })}
              </option>
            ))}
          </select>
          <IconSelector className="i" aria-hidden="true" />
        </span>
      </label>
      {chosen && <TrialAccount key={chosen.id} collection={chosen} value={account} onChange={setAccount} />}
      {problem !== undefined ? (
        <p role="status">{collectionTexts.trial.incomplete}</p>
      ) : chosen && !account ? (
        <p role="status">{collectionTexts.trial.choose}</p>
      ) : (
        <Outcome {...{ rule, own, collections, account }} path={path as RulePath} />
      )}
    </section>
  );
}

/** Delay between input and trial, in milliseconds. */
const pause = 400;

interface OutcomeProps extends Pick<RuleTrialProps, "rule" | "own" | "collections"> {
  path: RulePath;
  account: RecordRow | undefined;
}

function Outcome({ rule, account, ...tried }: OutcomeProps): ReactNode {
  const debounced = useDebounced(rule, pause);
  const first = trialFilter({ rule: debounced, ...tried }, account);
  const read = useQuery(relationsQuery(account, first.expand));
  const { filter, problem } = read.data ? trialFilter({ rule: debounced, ...tried }, read.data) : first;
  const trial = useQuery(trialQuery(tried.own, filter));
  if (problem !== undefined) return <Note kind="warning">{problem}</Note>;
  const error = read.error ?? trial.error;
  const failure = error && toFailure(error);
  if (failure && !failure.aborted) {
    return (
      <Note kind="danger" alert>
        <p>
          {collectionTexts.trial.failed} {failure.message}
        </p>
        <Button size="small" onClick={() => void (read.error ? read : trial).refetch()}>
          {texts.failure.retry}
        </Button>
      </Note>
    );
  }
  return trial.data ? (
    <Sides result={trial.data} fields={tried.own.fields} />
  ) : (
    <p role="status">{collectionTexts.trial.working}</p>
  );
}

const Sides = ({ result: { total, passed, refused, looked }, fields }: SidesProps): ReactNode =>
  total === 0 ? (
    <p role="status">{collectionTexts.trial.noRecords}</p>
  ) : (
    <div className="trial-sides">
      <Side title={collectionTexts.trial.passed} kind="passed" side={passed} {...{ total, looked, fields }} />
      <Side title={collectionTexts.trial.refused} kind="refused" side={refused} {...{ total, looked, fields }} />
    </div>
  );

interface SidesProps extends Pick<NamedCollection, "fields"> {
  result: TrialResult;
}

interface SideProps extends Pick<TrialResult, "total" | "looked">, Pick<NamedCollection, "fields"> {
  title: string;
  kind: "passed" | "refused";
  side: TrialSide;
}

function Side({ title, kind, side: { count, rows }, total, looked, fields }: SideProps): ReactNode {
  const Picture = kind === "passed" ? IconCircleCheck : IconCircleX;
  const rest = count - rows.length;
  const counted = interpolate(collectionTexts.trial.count, { n: formatCount(count), total: formatCount(total) });
  return (
    <div className={`trial-side trial-side--${kind}`}>
      <p role="status">
        <Picture className="i i--s" aria-hidden="true" />
        <b>{title}</b> {counted}
      </p>
      <ul aria-label={title}>
        {rows.map((row) => (
          <li key={row.id}>
            <RowName id={row.id} title={recordTitle({ ...row }, { fields })} />
          </li>
        ))}
      </ul>
      {count > 0 && rows.length === 0 ? (
        <p className="hint">{interpolate(collectionTexts.trial.looked, { n: formatCount(looked) })}</p>
      ) : (
        rest > 0 && (
          <p className="hint">
            {rest === 1
              ? collectionTexts.trial.more.one
              : interpolate(collectionTexts.trial.more.many, { n: formatCount(rest) })}
          </p>
        )
      )}
    </div>
  );
}

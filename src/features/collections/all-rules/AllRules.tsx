import "./all-rules.css";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, type ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { allRulesTexts } from "../../../../definitions/texts/all-rules";
import type { Collection } from "../../../../definitions/types/collection";
import { collectionsQuery } from "../../../backend/api/queries";
import { SaveBar } from "../../../runtime/pages/settings/SaveBar";
import { useRegistry, type ContentProps } from "../../../runtime/registry/registry";
import { EmptyState } from "../../../runtime/ui/notices/EmptyState";
import { QueryState, StaleNote } from "../../../runtime/ui/notices/QueryState";
import { useStable } from "../../../runtime/ui/use-stable";
import { ruleParam } from "../addresses";
import { RuleEditor } from "./RuleEditor";
import { RuleTable } from "./RuleTable";
import { RuleTools } from "./RuleTools";
import { rulesOfAll } from "./rule-lines";
import { useRowChoice, useRuleRows } from "./use-rule-rows";
import { useRulesForm } from "./use-rules-form";

/** Page of the rules of all collections: who may do what, and an editor of the chosen rule. */
export function AllRules(props: ContentProps): ReactNode {
  const query = useQuery(collectionsQuery);
  if (query.data === undefined) return <QueryState query={query} failed={allRulesTexts.failed} />;
  return (
    <>
      <StaleNote query={query} failed={allRulesTexts.failed} />
      {query.data.length === 0 ? (
        <EmptyState icon="collections" title={allRulesTexts.empty} />
      ) : (
        <Rules
          {...props}
          collections={query.data}
          refreshing={query.isFetching}
          onRefresh={() => void query.refetch()}
        />
      )}
    </>
  );
}

interface RulesProps extends ContentProps {
  collections: readonly Collection[];
  refreshing: boolean;
  onRefresh: () => void;
}

function Rules({ name, onBusy, collections, ...refresh }: RulesProps): ReactNode {
  const { panels } = useRegistry();
  const lines = useMemo(() => rulesOfAll(panels.collection, collections), [panels, collections]);
  const form = useRulesForm(name, lines, collections);
  const rows = useRuleRows(form, lines, collections);
  const choice = useRowChoice(rows);
  const [query, setQuery] = useSearchParams();
  const chosen = query.get(ruleParam) ?? undefined;
  const choose = useStable({
    rule: (path: string | undefined): void =>
      setQuery(path === undefined ? {} : { [ruleParam]: path }, { replace: true }),
  }).rule;
  const { reveal, busy } = form;
  useEffect(() => onBusy(busy), [onBusy, busy]);
  // An error is shown at its rule.
  useEffect(() => {
    if (reveal) choose(reveal.path);
  }, [reveal, choose]);
  return (
    <>
      <div className="all-rules">
        <div className="all-rules-main scroll">
          <RuleTools {...{ rows }} {...choice} {...refresh} />
          <RuleTable rows={choice.shown} filtered={choice.shown !== rows} {...{ chosen }} onChoose={choose} />
        </div>
        <RuleEditor {...{ form, rows, chosen }} shown={choice.shown} onChoose={choose} />
      </div>
      <SaveBar form={form}>{undefined}</SaveBar>
    </>
  );
}

import { IconAlertTriangle, IconCode, IconEye, IconFileTypeCsv, IconUserCheck, IconWorld } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { allRulesTexts } from "../../../../definitions/texts/all-rules";
import { Button } from "../../../runtime/ui/controls/Button";
import { IconButton } from "../../../runtime/ui/controls/IconButton";
import { RefreshButton } from "../../../runtime/ui/controls/RefreshButton";
import { saveFile } from "../../../runtime/ui/files/save-file";
import { Note } from "../../../runtime/ui/notices/Note";
import { joinNames } from "../../../values/text/text-direction";
import { interpolate } from "../../../values/text/text";
import { FindField } from "../FindField";
import { ruleFilters, type RuleFilter, type RuleRow } from "./rule-table";
import { rulesFile } from "./rules-file";
import type { RowChoice } from "./use-rule-rows";

const icons = {
  anyoneWrites: IconWorld,
  anyoneReads: IconEye,
  signedInWrites: IconUserCheck,
  custom: IconCode,
  broken: IconAlertTriangle,
} satisfies Record<RuleFilter, unknown>;

interface RuleToolsProps extends RowChoice {
  rows: readonly RuleRow[];
  refreshing: boolean;
  onRefresh: () => void;
}

/**
 * Search, export of the shown rows, filters with the number of rules that each one finds, and a warning about accounts
 * that anyone creates.
 */
export function RuleTools({
  rows,
  shown,
  search,
  setSearch,
  filter,
  setFilter,
  ...refresh
}: RuleToolsProps): ReactNode {
  const { filters, find } = allRulesTexts;
  return (
    <>
      <div className="all-rules-tools">
        <FindField label={find} value={search} onChange={setSearch} />
        <RefreshButton busy={refresh.refreshing} onRefresh={refresh.onRefresh} />
        <IconButton
          label={allRulesTexts.export}
          icon={IconFileTypeCsv}
          onClick={() => saveFile(allRulesTexts.fileName, rulesFile(shown))}
        />
        <div className="all-rules-filters" role="group" aria-label={filters.label}>
          {(Object.keys(ruleFilters) as RuleFilter[]).map((name) => (
            <FilterButton
              key={name}
              {...{ name, rows }}
              pressed={filter === name}
              onPress={() => setFilter(filter === name ? undefined : name)}
            />
          ))}
        </div>
      </div>
      <OpenAccounts rows={rows} />
    </>
  );
}

interface FilterButtonProps {
  name: RuleFilter;
  rows: readonly RuleRow[];
  pressed: boolean;
  onPress: () => void;
}

function FilterButton({ name, rows, pressed, onPress }: FilterButtonProps): ReactNode {
  const found = rows.flatMap(({ cells }) => cells.filter(ruleFilters[name])).length;
  const Picture = icons[name];
  // Rules are rarely broken.
  if (found === 0 && name === "broken") return null;
  return (
    <Button look="quiet" aria-pressed={pressed} onClick={onPress}>
      <Picture className="i" aria-hidden="true" />
      {allRulesTexts.filters[name]}
      <b>{found}</b>
    </Button>
  );
}

function OpenAccounts({ rows }: { rows: readonly RuleRow[] }): ReactNode {
  const open = rows.filter(
    ({ collection, cells }) =>
      collection.type === "auth" && cells.some(({ column, kind }) => column === "createRule" && kind === "anyone"),
  );
  if (open.length === 0) return null;
  const names = joinNames(open.map(({ collection }) => collection.name));
  return (
    <Note kind="warning">
      <p>{interpolate(allRulesTexts.openAccounts, { names })}</p>
    </Note>
  );
}

import type { ReactNode } from "react";
import type { TablePage } from "../../../definitions/language/table";
import { hasCondition, toggleCondition } from "../../backend/filter/conditions";

import { Button } from "../ui/controls/Button";
import { Icon } from "../ui/icons/Icon";

interface QuickFiltersProps {
  quick: TablePage["quickFilters"];
  filter: string;
  onFilter: (filter: string) => void;
}

/** Toggle buttons for conditions of the filter. */
export const QuickFilters = ({ quick, filter, onFilter }: QuickFiltersProps): ReactNode =>
  quick?.map(({ label, icon, filter: condition }) => (
    <Button
      key={condition}
      look="quiet"
      aria-pressed={hasCondition(filter, condition)}
      aria-label={label}
      data-tip={label}
      onClick={() => onFilter(toggleCondition(filter, condition))}
    >
      <Icon name={icon} />
      <span className="btn-text">{label}</span>
    </Button>
  ));

import type { ReactNode } from "react";
import { filterBuilderTexts } from "../../../definitions/texts/filter-builder";
import type { Join } from "../../backend/filter/built-filter";
import { SelectBox } from "../ui/controls/SelectBox";

const choices = Object.entries(filterBuilderTexts.joins).map(([value, label]) => ({ value, label }));

interface JoinChoiceProps {
  label: string;
  value: Join;
  onChange: (join: Join) => void;
}

/** Choice between all and any of the conditions. */
export const JoinChoice = ({ label, value, onChange }: JoinChoiceProps): ReactNode => (
  <SelectBox
    isHidden
    className="builder-join"
    {...{ label, choices, value }}
    onChange={(join) => onChange(join === "||" ? "||" : "&&")}
  />
);

import { IconFilterPlus } from "@tabler/icons-react";
import { useId, useState, type ReactNode } from "react";
import { filterBuilderLabel } from "../../../definitions/texts/views";
import { Button } from "../ui/controls/Button";
import { lazyComponent } from "../ui/loading/lazy-component";
import type { FieldProps, ListProps } from "./list-props";

const FilterBuilder = lazyComponent(async () => (await import("./FilterBuilder")).FilterBuilder);

interface BuilderToolProps extends ListProps, FieldProps {
  /** Tools next to the button, in a narrow window. */
  children?: ReactNode;
}

/** Button that opens the filter builder, next to the filter field. */
export function BuilderTool({ children, ...props }: BuilderToolProps): ReactNode {
  const [state, setState] = useState<"open" | "hidden">();
  const isOpen = state === "open";
  const id = useId();
  return (
    <>
      <div className="filter-tools">
        {children}
        <Button
          className="filter-build"
          aria-label={filterBuilderLabel}
          data-tip={filterBuilderLabel}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setState(isOpen ? "hidden" : "open")}
        >
          <IconFilterPlus className="i" aria-hidden="true" />
        </Button>
      </div>
      {/* It keeps conditions without a value while it is hidden. */}
      {state && (
        <div id={id} className="builder" hidden={!isOpen}>
          <FilterBuilder key={props.list} {...props} />
        </div>
      )}
    </>
  );
}

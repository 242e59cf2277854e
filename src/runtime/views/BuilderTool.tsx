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
  const [isOpen, setOpen] = useState(false);
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
          onClick={() => setOpen(!isOpen)}
        >
          <IconFilterPlus className="i" aria-hidden="true" />
        </Button>
      </div>
      {isOpen && (
        <div id={id} className="builder">
          <FilterBuilder key={props.list} {...props} />
        </div>
      )}
    </>
  );
}

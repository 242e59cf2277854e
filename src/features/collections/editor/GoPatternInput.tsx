import { useEffect, useState, type ReactNode } from "react";
import { collectionTexts } from "../../../../definitions/texts/collection";
import { interpolate } from "../../../values/text/text";
import type { WidgetProps } from "../../../runtime/registry/widget";
import { FieldError } from "../../../runtime/ui/notices/FieldError";

/** Input for a Go regular expression. Errors show immediately; the backend makes the final check. */
export const GoPatternInput = (props: WidgetProps<string | null | undefined>): ReactNode => {
  const { id, value, onChange, required, disabled, invalid, describedBy } = props;
  const fault = useFault(value ?? "");
  const notes = `${id}-pattern`;
  return (
    <>
      <input
        {...{ id, disabled }}
        className="input input--mono"
        autoComplete="off"
        spellCheck={false}
        value={value ?? ""}
        aria-required={required}
        aria-invalid={invalid || fault !== undefined}
        aria-describedby={`${notes} ${describedBy}`}
        onChange={({ target }) => onChange(target.value)}
      />
      <div id={notes}>
        {fault !== undefined && !invalid && (
          <FieldError text={interpolate(collectionTexts.fieldOptions.badPattern, { fault })} />
        )}
      </div>
    </>
  );
};

/** Returns the error in a pattern once the parser is loaded. If loading fails, only the backend checks. */
function useFault(pattern: string): string | undefined {
  const [known, setKnown] = useState<{ pattern: string; fault: string | undefined }>();
  useEffect(() => {
    if (pattern === "") return;
    let gone = false;
    const judge = async (): Promise<void> => {
      const { goPatternFault } = await import("../../../widgets/text/go-pattern");
      if (!gone) setKnown({ pattern, fault: goPatternFault(pattern) });
    };
    judge().catch((fault: unknown) => console.warn("The pattern check could not be loaded.", fault));
    return () => void (gone = true);
  }, [pattern]);
  return known?.pattern === pattern && pattern !== "" ? known.fault : undefined;
}

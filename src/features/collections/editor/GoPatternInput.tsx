import { useEffect, useState, type ReactNode } from "react";
import { collectionTexts } from "../../../../definitions/texts/collection";
import { interpolate } from "../../../values/text/text";
import { controlProps, describedBy, isInvalid, type WidgetProps } from "../../../runtime/registry/widget";
import { FieldError } from "../../../runtime/ui/notices/FieldError";

/** Input for a Go regular expression. Errors show immediately; the backend makes the final check. */
export const GoPatternInput = (props: WidgetProps<string | null | undefined>): ReactNode => {
  const { id, value, onChange } = props;
  const fault = useFault(value ?? "");
  const notes = `${id}-pattern`;
  return (
    <>
      <input
        {...controlProps(props)}
        className="input input--mono"
        autoComplete="off"
        spellCheck={false}
        value={value ?? ""}
        aria-invalid={isInvalid(props) || fault !== undefined}
        aria-describedby={`${notes} ${describedBy(props)}`}
        onChange={({ target }) => onChange(target.value)}
      />
      <div id={notes}>
        {fault !== undefined && !isInvalid(props) && (
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

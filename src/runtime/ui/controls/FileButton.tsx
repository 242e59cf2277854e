import { IconFileImport } from "@tabler/icons-react";
import { useRef, type ReactNode } from "react";
import { Button } from "./Button";

interface FileButtonProps {
  label: string;
  /** Accepted file extensions, separated by commas. */
  accept: string;
  size?: "small";
  disabled: boolean;
  onChoose: (file: File) => void;
}

/** Button that opens the file picker for one file. */
export function FileButton({ label, accept, size, disabled, onChoose }: FileButtonProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...(size && { size })} disabled={disabled} onClick={() => input.current?.click()}>
        <IconFileImport className="i" aria-hidden="true" />
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onChoose(file);
          // Without this, choosing the same file again would fire no event.
          target.value = "";
        }}
      />
    </>
  );
}

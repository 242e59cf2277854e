import { IconFileImport } from "@tabler/icons-react";
import { useRef, type ReactNode } from "react";
import { Button } from "./Button";

interface FileButtonProps {
  label: string;
  /** The endings of the files that are offered, with commas between. */
  accept: string;
  size?: "small";
  disabled: boolean;
  onChoose: (file: File) => void;
}

/** A button by which one file is chosen. */
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
          // The same file can be chosen again.
          target.value = "";
        }}
      />
    </>
  );
}

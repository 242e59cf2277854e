import type { ButtonHTMLAttributes, ReactNode } from "react";

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: "primary" | "quiet" | "danger" | "risk";
  size?: "form" | "small" | "large";
  /** Works on it: shows so, and takes no second click. */
  busy?: boolean;
  children: ReactNode;
}

/** A button. A busy one keeps the focus, which a disabled one would lose. */
export function Button({ look, size, busy = false, className, onClick, children, ...rest }: ButtonProps): ReactNode {
  const looks = ["btn", look && `btn--${look}`, size && `btn--${size}`, busy && "is-busy", className];
  return (
    <button
      type="button"
      {...rest}
      className={looks.filter(Boolean).join(" ")}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy && <span className="spin" aria-hidden="true" />}
      {children}
    </button>
  );
}

import type { ButtonHTMLAttributes, ReactNode } from "react";

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: "primary" | "quiet" | "danger" | "risk";
  size?: "form" | "small" | "large";
  /** Shows a spinner and ignores clicks. */
  busy?: boolean;
  children: ReactNode;
}

/** Button. While busy it stays enabled, as a disabled button would lose the focus. */
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

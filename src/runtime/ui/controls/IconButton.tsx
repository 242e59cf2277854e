import type { ButtonHTMLAttributes, ComponentType, ReactNode, Ref } from "react";

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Accessible name and tooltip. */
  label: string;
  icon: ComponentType<{ className?: string; "aria-hidden"?: "true" }>;
  /** As high as a line of text. */
  small?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** Button with an icon only. */
export const IconButton = ({ label, icon: Picture, small, ...rest }: IconButtonProps): ReactNode => (
  <button
    type="button"
    className={small ? "icon-btn icon-btn--small" : "icon-btn"}
    aria-label={label}
    data-tip={label}
    {...rest}
  >
    <Picture className={small ? "i i--s" : "i"} aria-hidden="true" />
  </button>
);

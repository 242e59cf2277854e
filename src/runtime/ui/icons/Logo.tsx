import type { ReactNode } from "react";

/** Logo of the product, in the current text color. */
export const Logo = ({ size }: { size: number }): ReactNode => (
  <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
    <g fill="none" stroke="currentColor">
      <path strokeWidth="3" d="M2.89 16.99A17.2 17.2 0 0 0 13.8 19.51M17.88 18.56A17.2 17.2 0 0 0 21.11 16.99" />
      <path
        strokeWidth="1.9"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M5.1 13.89L12 2.4L18.9 13.89M12 2.4L16.41 21.5"
      />
    </g>
  </svg>
);

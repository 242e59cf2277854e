import type { ReactNode } from "react";

// The lowest point of the circle is below the form. One tick per half degree; ticks at full and fifth degrees are
// longer.
const centre = { x: 683, y: -470 };
const radius = 1180;
const lengths = [34, 8, 14, 8, 14, 8, 14, 8, 14, 8, 24, 8, 14, 8, 14, 8, 14, 8, 14, 8];

const point = (degrees: number, from: number): string => {
  const angle = (degrees * Math.PI) / 180;
  return `${(centre.x + from * Math.sin(angle)).toFixed(1)} ${(centre.y + from * Math.cos(angle)).toFixed(1)}`;
};

const marks = Array.from({ length: 185 }, (_, index) => (index - 92) / 2)
  .map((degrees) => {
    const length = lengths[Math.abs(Math.round(degrees * 2)) % lengths.length]!;
    return `M${point(degrees, radius)}L${point(degrees, radius - length)}`;
  })
  .join("");

/** Decorative arc with ticks and a pointer, behind the sign-in form. */
export const Arc = (): ReactNode => (
  <svg className="signed-out-arc" viewBox="0 0 1366 850" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <path
      d={`M${point(-46, radius)}A${radius} ${radius} 0 0 0 ${point(46, radius)}${marks}`}
      fill="none"
      stroke="currentColor"
    />
    <path className="index" d="M683 664V720" />
  </svg>
);

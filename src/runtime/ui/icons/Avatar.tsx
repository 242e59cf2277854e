import type { ReactNode } from "react";
import { avatars } from "./avatars";
import { backend } from "../../../backend/version/backend";

/** Avatar of an admin: one of ten signal flags. The backend stores its number. */
export function Avatar({ number }: { number: number }): ReactNode {
  const { name, ground, shapes } = avatars[number] ?? avatars[backend().defaultAvatar]!;
  return (
    <span className="avatar" role="img" aria-label={name}>
      <svg viewBox="0 0 36 36" aria-hidden="true">
        <path fill={ground} d="M0 0h36v36H0z" />
        {shapes.map(([fill, d]) => (
          <path key={d} fill={fill} d={d} />
        ))}
      </svg>
    </span>
  );
}

import "./avatar-picker.css";
import type { ReactNode } from "react";
import { defaultAvatar } from "../../../definitions/backend/backend-limits";
import { describedBy, type WidgetProps } from "../../runtime/registry/widget";
import { Avatar } from "../../runtime/ui/icons/Avatar";
import { avatars } from "../../runtime/ui/icons/avatars";

/** Radio group of the ten avatars. */
export const AvatarPicker = (props: WidgetProps<number | undefined>): ReactNode => {
  const { id, label, value, onChange, disabled } = props;
  return (
    <div className="avatar-picker" role="radiogroup" aria-label={label} aria-describedby={describedBy(props)}>
      {avatars.map(({ name }, number) => (
        <label key={name} className={number === value ? "avatar-choice is-on" : "avatar-choice"} data-tip={name}>
          <input
            type="radio"
            className="sr"
            id={number === (value ?? defaultAvatar) ? id : undefined}
            name={id}
            aria-label={name}
            disabled={disabled}
            checked={number === value}
            onChange={() => onChange(number)}
          />
          <span aria-hidden="true">
            <Avatar number={number} />
          </span>
        </label>
      ))}
    </div>
  );
};

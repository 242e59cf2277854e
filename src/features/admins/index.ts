import { AvatarPicker } from "./AvatarPicker";

/** The widgets of admins. */
export const widgets = { avatar: { draw: AvatarPicker } } as const;

import { laterWidget } from "../../widgets/later-widget";

const picker = laterWidget(() => import("./AvatarPicker"));

/** Widgets of admins. */
export const widgets = { avatar: { draw: picker("AvatarPicker") } } as const;

import { lazyWidget } from "../../widgets/lazy-widget";

const picker = lazyWidget(() => import("./AvatarPicker"));

/** Widgets of admins. */
export const widgets = { avatar: { draw: picker("AvatarPicker") } } as const;

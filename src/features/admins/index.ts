import { lazyWidget } from "../../widgets/lazy-widget";

/** Widgets of admins. */
export const widgets = {
  avatar: { draw: lazyWidget(async () => (await import("./AvatarPicker")).AvatarPicker) },
} as const;

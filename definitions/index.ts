import type { MenuEntry, Screen } from "./language/screen";
import { application } from "./screens/application";
import { collections } from "./screens/collections";
import { installer } from "./screens/installer";
import { mail } from "./screens/mail";
import { notFound } from "./screens/not-found";
import { signIn } from "./screens/sign-in";

/** Every screen, by the name of its file. */
export const screens = { application, collections, installer, mail, notFound, signIn } satisfies Record<string, Screen>;

/** The side menu, in order. */
export const menu: readonly MenuEntry[] = [
  { label: "Collections", icon: "collections", groups: [{ pages: [collections] }] },
  { label: "Settings", icon: "settings", groups: [{ label: "System", pages: [application, mail] }] },
];

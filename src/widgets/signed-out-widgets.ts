import { IconArrowRight, IconCompass, IconSend } from "@tabler/icons-react";
import type { IconName } from "../../definitions/language/widget-names";
import type { IconPicture } from "../runtime/registry/registry";
import type { Widget } from "../runtime/registry/widget";
import { EmailInput, LoginInput, NewPasswordInput, OneTimeCodeInput, PasswordInput, TextInput } from "./TextInput";

/** Widgets of the forms before the session, available at once. */
export const widgets = {
  email: { draw: EmailInput },
  login: { draw: LoginInput },
  "new-password": { draw: NewPasswordInput },
  "one-time-code": { draw: OneTimeCodeInput },
  password: { draw: PasswordInput },
  text: { draw: TextInput },
} satisfies Record<string, Widget>;

/** Icons of the pages before the session. */
export const icons = { compass: IconCompass, go: IconArrowRight, send: IconSend } satisfies Partial<
  Record<IconName, IconPicture>
>;

import type { WidgetName } from "../../definitions/language/names";
import type { Format } from "../../definitions/schemas";
import type { Widget } from "../runtime/form/widget";
import { AvatarPicker } from "./AvatarPicker";
import { HtmlInput } from "./HtmlInput";
import { MaskedInput } from "./MaskedInput";
import { NumberInput } from "./NumberInput";
import { Radio } from "./Radio";
import { SecondsInput } from "./SecondsInput";
import { Select } from "./Select";
import { Switch } from "./Switch";
import { TokenSecretButton } from "./TokenSecretButton";
import { EmailInput, LoginInput, NewPasswordInput, PasswordInput, TextInput, WebAddressInput } from "./TextInput";

/** The widget of every format and of every name that a screen may ask for. */
export const widgets = {
  avatar: AvatarPicker,
  email: EmailInput,
  html: HtmlInput,
  login: LoginInput,
  "new-password": NewPasswordInput,
  number: NumberInput,
  password: PasswordInput,
  radio: Radio,
  seconds: SecondsInput,
  secret: MaskedInput,
  select: Select,
  switch: Switch,
  text: TextInput,
  "token-secret": TokenSecretButton,
  "web-address": WebAddressInput,
} satisfies Record<Format | WidgetName, Widget>;

import type { WidgetName } from "../../definitions/language/names";
import type { Format } from "../../definitions/schemas";
import type { Widget } from "../runtime/form/widget";
import { HtmlInput } from "./HtmlInput";
import { MaskedInput } from "./MaskedInput";
import { NumberInput } from "./NumberInput";
import { Radio } from "./Radio";
import { Select } from "./Select";
import { Switch } from "./Switch";
import { EmailInput, LoginInput, PasswordInput, TextInput, WebAddressInput } from "./TextInput";

/** The widget of every format and of every name that a screen may ask for. */
export const widgets = {
  email: EmailInput,
  html: HtmlInput,
  login: LoginInput,
  number: NumberInput,
  password: PasswordInput,
  radio: Radio,
  secret: MaskedInput,
  select: Select,
  switch: Switch,
  text: TextInput,
  "web-address": WebAddressInput,
} satisfies Record<Format | WidgetName, Widget>;

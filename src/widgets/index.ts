import type { WidgetName } from "../../definitions/language/names";
import type { Format } from "../../definitions/schemas";
import type { Widget } from "../runtime/registry/widget";
import { collectionWidgets } from "./collection/collection-widgets";
import { recordWidgets } from "./record/record-widgets";
import { AvatarPicker } from "./AvatarPicker";
import { ListInput } from "./ListInput";
import { HtmlInput } from "./HtmlInput";
import { MaskedInput } from "./MaskedInput";
import { NumberInput } from "./NumberInput";
import { Radio } from "./Radio";
import { SecondsInput } from "./SecondsInput";
import { Select } from "./Select";
import { Switch } from "./Switch";
import { laterWidget } from "./later-widget";
import { TokenSecretButton } from "./TokenSecretButton";
import {
  EmailInput,
  LoginInput,
  NewPasswordInput,
  PasswordInput,
  SlugInput,
  TextInput,
  WebAddressInput,
} from "./TextInput";

// Records and the options of fields have it, nothing else.
const dateTime = laterWidget(() => import("./DateTimeInput"));

/** The widget of every format and of every name that a screen may ask for, and where its label is. */
export const widgets = {
  ...collectionWidgets,
  ...recordWidgets,
  avatar: { draw: AvatarPicker },
  "collection-name": { draw: SlugInput },
  email: { draw: EmailInput },
  "field-name": { draw: SlugInput },
  html: { draw: HtmlInput },
  list: { draw: ListInput },
  login: { draw: LoginInput },
  "new-password": { draw: NewPasswordInput },
  number: { draw: NumberInput },
  password: { draw: PasswordInput },
  radio: { draw: Radio, label: "group" },
  seconds: { draw: SecondsInput },
  secret: { draw: MaskedInput },
  select: { draw: Select },
  switch: { draw: Switch, label: "behind" },
  text: { draw: TextInput },
  "token-secret": { draw: TokenSecretButton, label: "inside" },
  // No blanks around it, no capital to begin with: it is written as an address is.
  "trimmed-text": { draw: WebAddressInput },
  "utc-date-time": { draw: dateTime("DateTimeInput") },
  "web-address": { draw: WebAddressInput },
} satisfies Record<Format | WidgetName, Widget>;

import type { Widget } from "../runtime/registry/widget";
import { NumberInput } from "./NumberInput";
import { Select } from "./Select";
import { Switch } from "./Switch";
import { lazyComponent } from "../runtime/ui/loading/lazy-component";
import { lazyWidget } from "./lazy-widget";
import { checkPattern } from "./text/check-pattern";
import {
  EmailInput,
  LoginInput,
  NewPasswordInput,
  OneTimeCodeInput,
  PasswordInput,
  SlugInput,
  TextInput,
  WebAddressInput,
} from "./TextInput";

const colour = lazyWidget(() => import("./ColourInput"));
const formWidget = lazyWidget(() => import("./lazy-form-widgets"));
const formWidgets = {
  HtmlInput: formWidget("HtmlInput"),
  ListInput: formWidget("ListInput"),
  MaskedInput: formWidget("MaskedInput"),
  Radio: formWidget("Radio"),
  SecondsInput: formWidget("SecondsInput"),
};
const table = lazyWidget(() => import("./TableInput"));
const tokenSecret = lazyWidget(() => import("./TokenSecretButton"));
// Only records and field options use it.
const loadDateTime = () => import("./DateTimeInput");
const dateTime = lazyWidget(loadDateTime);

/** Widgets by format or name, with the position of their label. */
export const widgets = {
  "collection-name": { draw: SlugInput },
  "date-time": {
    draw: dateTime("DateTimeInput"),
    drawWords: lazyComponent(async () => (await loadDateTime()).MomentWords, { waiting: null }),
  },
  email: { draw: EmailInput },
  "field-name": { draw: SlugInput },
  html: { draw: formWidgets.HtmlInput },
  list: { draw: formWidgets.ListInput },
  login: { draw: LoginInput },
  "new-password": { draw: NewPasswordInput },
  number: { draw: NumberInput },
  "hex-colour": { draw: colour("ColourInput") },
  "one-time-code": { draw: OneTimeCodeInput },
  password: { draw: PasswordInput },
  radio: { draw: formWidgets.Radio, label: "group" },
  seconds: { draw: formWidgets.SecondsInput },
  "rate-limit-label": { draw: WebAddressInput },
  secret: { draw: formWidgets.MaskedInput },
  select: { draw: Select },
  switch: { draw: Switch, label: "behind" },
  table: { draw: table("TableInput"), label: "above" },
  text: { draw: TextInput, check: checkPattern },
  "token-secret": { draw: tokenSecret("TokenSecretButton"), label: "inside" },
  // Same input behaviour as for addresses: trimmed and not capitalised.
  "trimmed-text": { draw: WebAddressInput },
  "utc-date-time": { draw: dateTime("UtcDateTimeInput") },
  "web-address": { draw: WebAddressInput },
} satisfies Record<string, Widget>;

/** Preloads the widgets that tables do not need, so that forms render at once. */
export const loadFormWidgets = (): Promise<unknown> =>
  Promise.all(Object.values(formWidgets).map(({ load }) => load()));

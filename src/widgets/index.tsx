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

const loadForm = () => import("./lazy-form-widgets");
const formWidgets = {
  HtmlInput: lazyWidget(async () => (await loadForm()).HtmlInput),
  ListInput: lazyWidget(async () => (await loadForm()).ListInput),
  MaskedInput: lazyWidget(async () => (await loadForm()).MaskedInput),
  Radio: lazyWidget(async () => (await loadForm()).Radio),
  SecondsInput: lazyWidget(async () => (await loadForm()).SecondsInput),
};
// Only records and field options use it.
const loadDateTime = () => import("./DateTimeInput");

/** Widgets by format or name, with the position of their label. */
export const widgets = {
  "collection-name": { draw: SlugInput },
  "date-time": {
    draw: lazyWidget(async () => (await loadDateTime()).DateTimeInput),
    drawWords: lazyComponent(async () => (await loadDateTime()).MomentWords, { waiting: null }),
  },
  email: { draw: EmailInput },
  "field-name": { draw: SlugInput },
  html: { draw: formWidgets.HtmlInput },
  list: { draw: formWidgets.ListInput },
  login: { draw: LoginInput },
  "new-password": { draw: NewPasswordInput },
  number: { draw: NumberInput },
  "hex-colour": { draw: lazyWidget(async () => (await import("./ColourInput")).ColourInput) },
  "one-time-code": { draw: OneTimeCodeInput },
  password: { draw: PasswordInput },
  radio: { draw: formWidgets.Radio, label: "group" },
  seconds: { draw: formWidgets.SecondsInput },
  "rate-limit-label": { draw: WebAddressInput },
  secret: { draw: formWidgets.MaskedInput },
  select: { draw: Select },
  switch: { draw: Switch, label: "behind" },
  table: {
    field: lazyComponent(async () => (await import("./TableField")).TableField, {
      waiting: <span className="bone bone--control" />,
    }),
    label: "above",
  },
  text: { draw: TextInput, check: checkPattern },
  "token-secret": {
    draw: lazyWidget(async () => (await import("./TokenSecretButton")).TokenSecretButton),
    label: "inside",
  },
  // Same input behaviour as for addresses: trimmed and not capitalised.
  "trimmed-text": { draw: WebAddressInput },
  "utc-date-time": { draw: lazyWidget(async () => (await loadDateTime()).UtcDateTimeInput) },
  "web-address": { draw: WebAddressInput },
} satisfies Record<string, Widget>;

/** Preloads the widgets that tables do not need, so that forms render at once. */
export const loadFormWidgets = (): Promise<unknown> =>
  Promise.all(Object.values(formWidgets).map(({ load }) => load()));

import type { WidgetName } from "../../definitions/language/names";
import type { Format } from "../../definitions/schemas";
import type { Widget } from "../runtime/registry/widget";
import { AvatarPicker } from "./AvatarPicker";
import { BytesInput } from "./BytesInput";
import { CollectionSelect } from "./CollectionSelect";
import { DateTimeInput } from "./DateTimeInput";
import { GoPatternInput } from "./GoPatternInput";
import { IconSelect } from "./IconSelect";
import { ListInput } from "./ListInput";
import { MimeTypesInput } from "./MimeTypesInput";
import { RuleInput } from "./RuleInput";
import { SlugInput } from "./SlugInput";
import { ThumbSizesInput } from "./ThumbSizesInput";
import { TypeChip } from "./TypeChip";
import { HtmlInput } from "./HtmlInput";
import { MaskedInput } from "./MaskedInput";
import { NumberInput } from "./NumberInput";
import { Radio } from "./Radio";
import { SecondsInput } from "./SecondsInput";
import { Select } from "./Select";
import { Switch } from "./Switch";
import { TokenSecretButton } from "./TokenSecretButton";
import { EmailInput, LoginInput, NewPasswordInput, PasswordInput, TextInput, WebAddressInput } from "./TextInput";

/** The widget of every format and of every name that a screen may ask for, and where its label is. */
export const widgets = {
  avatar: { draw: AvatarPicker },
  bytes: { draw: BytesInput },
  "collection-id": { draw: CollectionSelect },
  email: { draw: EmailInput },
  fieldType: { draw: IconSelect },
  "go-pattern": { draw: GoPatternInput },
  html: { draw: HtmlInput },
  list: { draw: ListInput },
  login: { draw: LoginInput },
  "manage-rule": { draw: RuleInput, label: "above" },
  mimeTypes: { draw: MimeTypesInput },
  "new-password": { draw: NewPasswordInput },
  number: { draw: NumberInput },
  password: { draw: PasswordInput },
  radio: { draw: Radio, label: "group" },
  rule: { draw: RuleInput, label: "above" },
  seconds: { draw: SecondsInput },
  secret: { draw: MaskedInput },
  select: { draw: Select },
  slug: { draw: SlugInput },
  switch: { draw: Switch, label: "behind" },
  text: { draw: TextInput },
  thumbSizes: { draw: ThumbSizesInput },
  "token-secret": { draw: TokenSecretButton, label: "inside" },
  typeChip: { draw: TypeChip },
  "utc-date-time": { draw: DateTimeInput },
  "web-address": { draw: WebAddressInput },
} satisfies Record<Format | WidgetName, Widget>;

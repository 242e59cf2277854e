import type { HTMLInputTypeAttribute, ReactNode } from "react";
import { textDirection } from "../values/text/text-direction";
import { slug } from "../values/text/slug";
import { controlProps, ownSchema, type WidgetProps } from "../runtime/registry/widget";
import { Placeholders } from "./Placeholders";

interface LineProps extends WidgetProps<string | undefined> {
  type?: HTMLInputTypeAttribute;
  inputMode?: "email" | "numeric" | "url";
  autoComplete?: string;
  /** Whether the text direction follows the first letter. */
  isProse?: boolean;
  /** Transforms the text on input. */
  rewrite?: (text: string) => string;
}

const LineInput = ({ value, onChange, rewrite, ...rest }: LineProps): ReactNode => {
  const { type = "text", inputMode, autoComplete = "off", placeholder, isProse } = rest;
  const schema = ownSchema(rest.schema);
  return (
    <>
      <input
        {...controlProps(rest)}
        {...{ type, inputMode, autoComplete, placeholder }}
        dir={isProse ? textDirection(value ?? "") : undefined}
        // Phones must not capitalise or spell-check an address.
        {...(inputMode && { autoCapitalize: "none", spellCheck: false })}
        className="input"
        value={value ?? ""}
        onChange={({ target }) => onChange(rewrite ? rewriteInput(target, rewrite) : target.value)}
      />
      {schema.placeholders && <Placeholders schema={schema} />}
    </>
  );
};

/** Single-line text input. */
export const TextInput = (props: WidgetProps<string | undefined>): ReactNode => <LineInput {...props} isProse />;

/** Input for an identifier; other characters are converted. */
export const SlugInput = (props: WidgetProps<string | undefined>): ReactNode => <LineInput {...props} rewrite={slug} />;

// Autocomplete and pasting add spaces around an address.
const trimmed = (text: string): string => text.trim();

/** Input for an email. Not type="email", because the browser would validate it. */
export const EmailInput = (props: WidgetProps<string | undefined>): ReactNode => (
  <LineInput {...props} inputMode="email" rewrite={trimmed} />
);

/** Input for the email to sign in with. */
export const LoginInput = (props: WidgetProps<string | undefined>): ReactNode => (
  <LineInput {...props} inputMode="email" autoComplete="username" rewrite={trimmed} />
);

/** Input for a URL. */
export const WebAddressInput = (props: WidgetProps<string | undefined>): ReactNode => (
  <LineInput {...props} inputMode="url" rewrite={trimmed} />
);

/** Input for a password to sign in with, or the first one. */
export const PasswordInput = (props: WidgetProps<string | undefined>): ReactNode => (
  <LineInput
    {...props}
    type="password"
    autoComplete={ownSchema(props.schema).minBytes ? "new-password" : "current-password"}
  />
);

/** Input for the password of an account. */
export const NewPasswordInput = (props: WidgetProps<string | undefined>): ReactNode => (
  <LineInput {...props} type="password" autoComplete="new-password" />
);

/** Input for a code from an email. */
export const OneTimeCodeInput = (props: WidgetProps<string | undefined>): ReactNode => (
  <LineInput {...props} inputMode="numeric" autoComplete="one-time-code" rewrite={trimmed} />
);

/** Rewrites the text of an input. Setting the value moves the caret to the end, so its position is restored. */
export function rewriteInput(input: HTMLInputElement, rewrite: (text: string) => string): string {
  const { value, selectionStart } = input;
  const text = rewrite(value);
  if (text === value) return text;
  const caret = rewrite(value.slice(0, selectionStart ?? value.length)).length;
  input.value = text;
  input.setSelectionRange(caret, caret);
  return text;
}

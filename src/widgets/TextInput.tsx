import type { HTMLInputTypeAttribute, ReactNode } from "react";
import { textDirection } from "../runtime/model/values/text/text-direction";
import { slug } from "../runtime/model/values/text/slug";
import type { WidgetProps } from "../runtime/registry/widget";
import { Placeholders } from "./Placeholders";

interface LineProps extends WidgetProps<string | undefined> {
  type?: HTMLInputTypeAttribute;
  inputMode?: "email" | "numeric" | "url";
  autoComplete?: string;
  /** Its direction is that of its first letter: for what people write to each other. */
  isProse?: boolean;
  /** What becomes of a text as it is typed. */
  rewrite?: (text: string) => string;
}

const LineInput = ({ value, onChange, invalid, describedBy, schema, rewrite, ...rest }: LineProps): ReactNode => {
  const { id, required, disabled, type = "text", inputMode, autoComplete = "off", placeholder, isProse } = rest;
  return (
    <>
      <input
        {...{ id, disabled, type, inputMode, autoComplete, placeholder }}
        dir={isProse ? textDirection(value ?? "") : undefined}
        // No phone is to begin an address with a capital, nor to mark it as misspelt.
        {...(inputMode && { autoCapitalize: "none", spellCheck: false })}
        className="input"
        value={value ?? ""}
        aria-required={required}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        onChange={({ target }) => onChange(rewrite ? rewritten(target, rewrite) : target.value)}
      />
      {schema.placeholders && <Placeholders schema={schema} />}
    </>
  );
};

// What stands before the caret stands there afterwards, too: left to itself the caret would jump to the end.
function rewritten(input: HTMLInputElement, rewrite: (text: string) => string): string {
  const { value, selectionStart } = input;
  const text = rewrite(value);
  if (text === value) return text;
  const caret = rewrite(value.slice(0, selectionStart ?? value.length)).length;
  input.value = text;
  input.setSelectionRange(caret, caret);
  return text;
}

/** A text of one line. */
export const TextInput = (props: WidgetProps<string | undefined>): ReactNode => <LineInput {...props} isProse />;

/** A name as machines write it: what is typed becomes one. */
export const SlugInput = (props: WidgetProps<string | undefined>): ReactNode => <LineInput {...props} rewrite={slug} />;

// Keyboards' proposals and pasting put blanks around an address.
const trimmed = (text: string): string => text.trim();

/** An email address. Not type="email": the browser would judge it. */
export const EmailInput = (props: WidgetProps<string | undefined>): ReactNode => (
  <LineInput {...props} inputMode="email" rewrite={trimmed} />
);

/** The address that one signs in with. */
export const LoginInput = (props: WidgetProps<string | undefined>): ReactNode => (
  <LineInput {...props} inputMode="email" autoComplete="username" rewrite={trimmed} />
);

/** A web address. */
export const WebAddressInput = (props: WidgetProps<string | undefined>): ReactNode => (
  <LineInput {...props} inputMode="url" rewrite={trimmed} />
);

/** A password that is typed now, to sign in or to begin with. */
export const PasswordInput = (props: WidgetProps<string | undefined>): ReactNode => (
  <LineInput {...props} type="password" autoComplete={props.schema.minBytes ? "new-password" : "current-password"} />
);

/** A password for an account that is being made or changed. */
export const NewPasswordInput = (props: WidgetProps<string | undefined>): ReactNode => (
  <LineInput {...props} type="password" autoComplete="new-password" />
);

/** A code from a mail. */
export const OneTimeCodeInput = (props: WidgetProps<string | undefined>): ReactNode => (
  <LineInput {...props} inputMode="numeric" autoComplete="one-time-code" rewrite={trimmed} />
);

import type { Availability, Available, ByVersion } from "./availability";
import type { Call } from "./call";
import { unchecked, type Definition } from "./definition";
import type { Path, PathTo } from "./path";
import type { Continuation, MailToken, Outcome, Refusal, SignedOutPage } from "./screen";

/** Defines pages before the session. */
export const signedOutDefiners = <Types extends object>() => ({
  signedOutPage: <
    K extends keyof Types & string,
    const Steps extends readonly AnyStep[],
    const Token extends WrittenMailToken = never,
    const End extends Outcome = never,
    const First extends AnyStep = never,
  >(
    type: K,
    definition: Definition<
      SignedOutPage,
      Types[K],
      {
        prefill?: { [P in Path<Types[K]>]?: string };
        emailField?: Path<Types[K]>;
        token?: Token;
        done?: End;
        continues?: Omit<Continuation, "step" | "gives"> & {
          step: First & StepOf<Types[K], First, never>;
          gives: { [P in Path<Types[K]>]?: string };
        };
        calls: {
          [I in keyof Steps]: Steps[I] & StepOf<Types[K], Steps[I], Token["claims"][number]> & AuthorizedBy<Token>;
        } & EndOf<End, Steps>;
      }
    > &
      Shown &
      Availability,
  ): SignedOutPage => unchecked({ kind: "signedOut", type, ...definition }),
});

type WrittenMailToken = Omit<MailToken, "account"> & { account: string | ByVersion<string> };

// A page has an address, or a flag in the address shows it.
type Shown = { route: string; flag?: never } | { flag: string; route?: never };

type AnyStep = {
  call: Call;
  from?: Readonly<Record<string, string>>;
  path?: Readonly<Record<string, string>>;
  authorizedBy?: "token";
  failureText?: string;
  refusals?: readonly Lasting<Refusal>[];
};

type Lasting<T> = T | Available<T>;

type RefusalOf<T> = Lasting<Refusal & { at?: Path<T> }>;

// Only a page with a token in its address authorizes a call with it.
type AuthorizedBy<Token> = [Token] extends [never] ? { authorizedBy?: never } : unknown;

// The body is the complete form, or values from form paths. Path parameters come from claims.
type StepOf<T, Step, Claim> = Step extends { call: Call<infer Given> }
  ? Given extends { query?: never; body: infer Body }
    ? BodyOf<T, Body> & PathOf<Given, Claim> & { refusals?: readonly RefusalOf<T>[] }
    : never
  : never;

type BodyOf<T, Body> = [T] extends [Body]
  ? { from?: { [B in keyof Body]: PathTo<T, Body[B]> } }
  : { from: { [B in keyof Body]: PathTo<T, Body[B]> } };

type PathOf<Given, Claim> = Given extends { path: infer Parts }
  ? { path: { [P in keyof Parts]: Claim } }
  : { path?: never };

// Without a closing text the page ends with a session.
type EndOf<End, Steps> = [End] extends [never] ? EndsWithSession<Steps> : unknown;

type EndsWithSession<Steps> = Steps extends readonly [...unknown[], { call: Call<never, { token: string }> }]
  ? unknown
  : never;

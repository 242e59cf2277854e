import { redacted } from "../../../definitions/backend/limits";
import { schemas } from "../../../definitions/schemas";
import type { Tokens } from "../../../definitions/types/tokens";
import { valueAt } from "../../runtime/model/values/path";

const { properties } = schemas.Tokens.definitions.Tokens;
const kinds = Object.keys(properties) as (keyof Tokens)[];

/** The kinds of token that a save would give a new secret, with their titles. */
export const invalidatedKinds = (data: unknown): readonly { kind: keyof Tokens; title: string }[] =>
  kinds
    .filter((kind) => (valueAt(data, `${kind}.secret`) ?? redacted) !== redacted)
    .map((kind) => ({ kind, title: properties[kind].title }));

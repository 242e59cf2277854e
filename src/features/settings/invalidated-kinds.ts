import { redacted } from "../../../definitions/backend/backend-limits";
import type { Tokens } from "../../../definitions/types/tokens";
import { schemaAt, type Schemas } from "../../runtime/model/form/schema";
import { valueAt } from "../../values/json/path";

/** Returns the token types that get new secrets on save, with their titles. */
export const invalidatedKinds = (
  data: unknown,
  { Tokens: root }: Schemas,
): readonly { kind: keyof Tokens; title: string }[] =>
  Object.entries(schemaAt(root!, "").schema.properties!)
    .filter(([kind]) => (valueAt(data, `${kind}.secret`) ?? redacted) !== redacted)
    .map(([kind, { title = kind }]) => ({ kind: kind as keyof Tokens, title }));

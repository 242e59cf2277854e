import { redacted } from "../../../definitions/backend/limits";
import { words } from "../../../definitions/words/words";
import { at } from "../../runtime/model/path";

/** A new secret for the admins' own tokens signs out everybody, oneself included. */
export const adminsGo = async (data: unknown): Promise<string | undefined> =>
  (at(data, "adminAuthToken.secret") ?? redacted) === redacted ? undefined : words.tokens.adminsGo;

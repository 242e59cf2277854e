import type { Version } from "../../definitions/language/versions";
import { schemas } from "../../definitions/schemas/settings";
import * as backups from "../features/backups";
import * as crons from "../features/crons";
import { questions, slots } from "../features/settings";
import { resolveSchemas } from "../runtime/model/form/resolve-schemas";
import type { Schemas } from "../runtime/model/form/schema";
import type { SignedInRegistry } from "../runtime/registry/registry";

/** Adds the slots, questions and schemas that only settings pages need. */
export const settingsRegistry = (version: Version, others: SignedInRegistry): SignedInRegistry => ({
  ...others,
  slots: { ...others.slots, ...slots, ...backups.slots, ...crons.slots },
  questions,
  schemas: { ...resolveSchemas(version, schemas as Schemas), ...others.schemas },
});

import { screens } from "../../../support/product";
import { schemas } from "../../../../definitions/schemas";
import { resolveLines } from "../../../../src/runtime/model/form/resolve-lines";

/** The lines of the mail settings, which have every kind of line. */
export const mailLines = resolveLines(screens.mail.fields, schemas.Settings);

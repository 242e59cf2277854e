import { screens } from "../../../definitions";
import { schemas } from "../../../definitions/schemas";
import { resolve } from "../../../src/runtime/model/resolve";

/** The lines of the mail settings: the screen that has every kind of line. */
export const mailLines = resolve(screens.mail.fields, schemas.Settings);

import { unlimitedValues, usualIds, zeroMeans } from "../../../definitions/backend/backend-limits";
import { listedSystemFields } from "../../../definitions/backend/system-fields";
import type { Dialect, Values } from "../../../definitions/language/dialect";
import { isByVersion } from "../version/resolve-version";
import { collection } from "./collection-dialect";
import { isValues, olderAccountOptions } from "./nested-shape";

// System fields with their own lines, columns and names.
const ownFields = new Set(listedSystemFields);

const isOwn = ({ name, system }: Values): boolean => system === true && ownFields.has(String(name));

const hasUsualIds = (id: Values | undefined): boolean =>
  id === undefined || Object.entries(usualIds).every(([name, value]) => id[name] === value);

/** Returns a field with its effective options. The field type has those that differ by version. */
function meantField(field: Values): Values {
  const zeroValues = (zeroMeans as Readonly<Record<string, Values>>)[String(field["type"])] ?? {};
  const isRelation = field["type"] === "relation";
  const meantBy = ([name, value]: [string, unknown]): [string, unknown] => {
    if (value === 0 && name in zeroValues) return [name, isByVersion(zeroValues[name]) ? null : zeroValues[name]];
    return [name, isRelation && name === "maxSelect" && unlimitedValues.includes(value) ? null : value];
  };
  return Object.fromEntries(Object.entries(field).map(meantBy));
}

function decode({ fields, ...rest }: Values): Values {
  const all = Array.isArray(fields) ? fields.filter(isValues) : [];
  const own = (name: string): Values | undefined => all.find((each) => each["name"] === name && isOwn(each));
  const id = own("id");
  const presentable = all.filter((field) => isOwn(field) && field["presentable"] === true).map(({ name }) => name);
  return {
    ...rest,
    ...(!hasUsualIds(id) && { idsByBackend: true }),
    ...(id && { ids: idRules(id) }),
    ...(presentable.length > 0 && { presentable }),
    fields: all.filter((field) => !isOwn(field)).map(meantField),
    ...(rest["type"] === "auth" && {
      ...olderAccountOptions(own),
      maxPasswordLength: meantField(own("password") ?? {})["max"],
    }),
  };
}

function idRules(id: Values): Values {
  const { autogeneratePattern, min, max, pattern } = meantField(id);
  return { required: !autogeneratePattern, min, max, pattern };
}

/** Dialects of collections for record screens. Since v0.23 system fields are removed and 0 becomes undefined. */
export const listedCollection: readonly Dialect[] = [
  ...collection.filter(({ before }) => before !== undefined),
  { since: "v0.23", decode },
];

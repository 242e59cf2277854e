import { leastPasswordLength } from "../../../../definitions/backend/backend-limits";
import type { Api } from "../../../../definitions/language/api-preview";
import type { FieldTypes } from "../../../../definitions/language/line";
import { previewTexts } from "../../../../definitions/texts/preview";
import type { DescribedItem } from "./described";
import type { Inserts } from "./inserts";
import {
  allowedDomain,
  sampleAnswer,
  fieldSample,
  isGenerated,
  hasGeneratedDefault,
  isRelation,
  sampleChange,
} from "./samples";

/** Returns the placeholder values of a collection. The body is not included, because it differs by operation. */
export function itemInserts(item: DescribedItem, api: Pick<Api, "record" | "words">, by: FieldTypes): Inserts {
  const plain = { ...api.words, ...ofItem(item, by), ...ofAccounts(item, by) };
  const record = sampleAnswer(api.record, item, by, plain);
  const change = sampleChange(item, by);
  // Since v0.23 `created` is optional, and views often lack it.
  const isDated = "created" in record;
  return {
    ...plain,
    record,
    otherRecord: { ...record, id: "OTHER_RECORD_ID" },
    changes: change,
    otherChanges: { id: "OTHER_RECORD_ID", ...change },
    order: isDated ? "-created" : "-id",
    filter: isDated ? 'created >= "2022-01-01 00:00:00"' : 'id != ""',
  };
}

function ofItem({ id, name, fields }: DescribedItem, by: FieldTypes): Inserts {
  const own = fields.filter((field) => !isGenerated(field, by) && !hasGeneratedDefault(field, by));
  return {
    collection: name,
    collectionId: id,
    firstField: (own.find(({ required }) => required) ?? own[0])?.name ?? "id",
    relations: own
      .filter((field) => isRelation(field, by))
      .map((field) => field.name)
      .join(","),
  };
}

function ofAccounts(item: DescribedItem, by: FieldTypes): Inserts {
  const domain = domainFor(item);
  const identities = identityFields(item);
  const { enabled: passwordEnabled = false } = item.passwordAuth ?? {};
  return {
    email: `test@${domain}`,
    newEmail: `new@${domain}`,
    password: "1234567890".repeat(8).slice(0, shortest(item)),
    newPassword: "0987654321".repeat(8).slice(0, shortest(item)),
    identity: identities.includes("email") ? `test@${domain}` : sampleIdentity(item, by, identities[0]),
    identities: identities.join(previewTexts.or),
    identityFields: passwordEnabled ? identities : [],
    passwordEnabled,
    usernamePassword: item.allowUsernameAuth === true,
    emailPassword: item.allowEmailAuth === true,
    ...ofWay("mfa", item.mfa),
    ...ofWay("otp", item.otp),
  };
}

/** Fields that identify an account at sign-in. */
const identityFields = ({ allowUsernameAuth, allowEmailAuth, passwordAuth }: DescribedItem): readonly string[] =>
  passwordAuth?.identityFields ?? [
    ...(allowUsernameAuth === true ? ["username"] : []),
    ...(allowEmailAuth === true ? ["email"] : []),
  ];

function sampleIdentity({ fields }: DescribedItem, by: FieldTypes, name: string | undefined): unknown {
  const field = fields.find((each) => each.name === name);
  return field ? fieldSample(field, by) : "test_username";
}

const ofWay = (way: string, { enabled = false, duration = 0 }: NonNullable<DescribedItem["otp"]> = {}): Inserts => ({
  [`${way}Enabled`]: enabled,
  [`${way}Duration`]: enabled ? duration : 0,
});

const shortest = ({ minPasswordLength }: DescribedItem): number =>
  Math.max(leastPasswordLength, minPasswordLength ?? 0);

const domainFor = ({ onlyEmailDomains, exceptEmailDomains }: DescribedItem): string =>
  allowedDomain(onlyEmailDomains ?? [], exceptEmailDomains ?? [], "example.com");

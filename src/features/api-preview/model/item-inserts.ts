import { leastPasswordLength } from "../../../../definitions/backend/limits";
import type { Api } from "../../../../definitions/language/api-preview";
import type { FieldTypes } from "../../../../definitions/language/line";
import { previewTexts } from "../../../../definitions/texts/preview";
import type { DescribedItem } from "./described";
import type { Inserts } from "./inserts";
import { allowedDomain, isRelation, sampleObject } from "./samples";

/** What the inserts of an item's operations stand for, but for the body, which each operation has of its own. */
export function itemInserts(item: DescribedItem, api: Pick<Api, "record">, by: FieldTypes): Inserts {
  const plain = { ...ofItem(item, by), ...ofAccounts(item) };
  const record = sampleObject(api.record, item, by, plain);
  return { ...plain, record, otherRecord: { ...record, id: "OTHER_RECORD_ID" } };
}

const ofItem = ({ id, name, schema }: DescribedItem, by: FieldTypes): Inserts => ({
  collection: name,
  collectionId: id,
  firstField: (schema.find(({ required }) => required) ?? schema[0])?.name ?? "id",
  relations: schema
    .filter((field) => isRelation(field, by))
    .map((field) => field.name)
    .join(","),
});

function ofAccounts({ options }: DescribedItem): Inserts {
  const domain = domainFor(options);
  const [byName, byEmail] = [options.allowUsernameAuth === true, options.allowEmailAuth === true];
  return {
    email: `test@${domain}`,
    newEmail: `new@${domain}`,
    password: "1234567890".repeat(8).slice(0, shortest(options)),
    newPassword: "0987654321".repeat(8).slice(0, shortest(options)),
    identity: byEmail ? `test@${domain}` : "test_username",
    identities: [...(byName ? ["username"] : []), ...(byEmail ? ["email"] : [])].join(previewTexts.or),
    usernamePassword: byName,
    emailPassword: byEmail,
  };
}

const shortest = ({ minPasswordLength }: DescribedItem["options"]): number =>
  Math.max(leastPasswordLength, minPasswordLength ?? 0);

const domainFor = ({ onlyEmailDomains, exceptEmailDomains }: DescribedItem["options"]): string =>
  allowedDomain(onlyEmailDomains ?? [], exceptEmailDomains ?? [], "example.com");

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

const ofItem = ({ id, name, fields }: DescribedItem, by: FieldTypes): Inserts => ({
  collection: name,
  collectionId: id,
  firstField: (fields.find(({ required }) => required) ?? fields[0])?.name ?? "id",
  relations: fields
    .filter((field) => isRelation(field, by))
    .map((field) => field.name)
    .join(","),
});

function ofAccounts(item: DescribedItem): Inserts {
  const domain = domainFor(item);
  const [byName, byEmail] = [item.allowUsernameAuth === true, item.allowEmailAuth === true];
  return {
    email: `test@${domain}`,
    newEmail: `new@${domain}`,
    password: "1234567890".repeat(8).slice(0, shortest(item)),
    newPassword: "0987654321".repeat(8).slice(0, shortest(item)),
    identity: byEmail ? `test@${domain}` : "test_username",
    identities: [...(byName ? ["username"] : []), ...(byEmail ? ["email"] : [])].join(previewTexts.or),
    usernamePassword: byName,
    emailPassword: byEmail,
  };
}

const shortest = ({ minPasswordLength }: DescribedItem): number =>
  Math.max(leastPasswordLength, minPasswordLength ?? 0);

const domainFor = ({ onlyEmailDomains, exceptEmailDomains }: DescribedItem): string =>
  allowedDomain(onlyEmailDomains ?? [], exceptEmailDomains ?? [], "example.com");

import { sessionNames } from "./answers";
import { macros } from "./filter";
import { valuesPart } from "./bodies";
import { filterLimits, idsPerFilter } from "./limits";
import { accountNamings, applicationUrl, systemFields } from "./names";
import { namesVersion } from "./signs";
import { tellsSecrets } from "./limits";
import { accountData, accountNames, requestBody, requestNames } from "./rules";

/** Facts that differ by version and are no calls: code reads them as `backend()` has them. */
export const facts = {
  accountData,
  accountNames,
  accountNamings,
  applicationUrl,
  filterLimits,
  idsPerFilter,
  macros,
  namesVersion,
  requestBody,
  requestNames,
  sessionNames,
  systemFields,
  tellsSecrets,
  valuesPart,
};

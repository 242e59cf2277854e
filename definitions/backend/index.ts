import { sessionNames } from "./answers";
import { amongOperator, filterParts, joinsFromLeft, macros, needsWildcard } from "./filter";
import { valuesPart } from "./bodies";
import { failedRestore } from "./log";
import { clearsLastOnly, cutsAtOnce, filterLimits, idsPerFilter, tellsSecrets, triesViews } from "./limits";
import { accountNamings, applicationUrl, systemFields } from "./names";
import { namesVersion } from "./signs";
import { accountData, accountNames, requestBody, requestNames } from "./rules";

/** Facts that differ by version and are no calls: code reads them as `backend()` has them. */
export const facts = {
  accountData,
  accountNames,
  accountNamings,
  amongOperator,
  applicationUrl,
  clearsLastOnly,
  cutsAtOnce,
  failedRestore,
  filterLimits,
  filterParts,
  idsPerFilter,
  joinsFromLeft,
  macros,
  namesVersion,
  needsWildcard,
  requestBody,
  requestNames,
  sessionNames,
  systemFields,
  tellsSecrets,
  triesViews,
  valuesPart,
};

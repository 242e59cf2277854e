import { sessionNames } from "./answers";
import { amongOperator, filterParts, functions, joinsFromLeft, macros, modifiers, needsWildcard } from "./filter";
import { valuesPart } from "./bodies";
import { failedRestore } from "./log";
import { clearsLastOnly, cutsAtOnce, filterLimits, idsPerFilter, tellsSecrets, triesViews } from "./limits";
import { accountNamings, applicationUrl, newestFirst, roleNames, systemFields } from "./names";
import { namesVersion } from "./signs";
import { accountData, accountNames, flagHoldsFor, requestBody, requestNames, ruleNames, rulePaths } from "./rules";

/** Facts that differ by version, besides calls. Code reads them through `backend()`. */
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
  flagHoldsFor,
  functions,
  idsPerFilter,
  joinsFromLeft,
  macros,
  modifiers,
  namesVersion,
  needsWildcard,
  newestFirst,
  requestBody,
  requestNames,
  roleNames,
  ruleNames,
  rulePaths,
  sessionNames,
  systemFields,
  tellsSecrets,
  triesViews,
  valuesPart,
};

import { sessionNames, sortsFiles, valuesPart } from "./answers";
import {
  anyOfOperator,
  filterSyntax,
  functions,
  joinsFromLeft,
  nameInFilters,
  macros,
  modifiers,
  needsWildcard,
} from "./filter";
import { failedRestore } from "./log";
import { takenEmail } from "./mail-tokens";
import {
  clearsOnlyLastRelation,
  defaultAvatar,
  idLength,
  idsWithFilter,
  redacted,
  truncatesAtOnce,
  filterLimits,
  idsPerFilter,
  revealsSecrets,
  canTestViewQuery,
  viewSamples,
} from "./backend-limits";
import { accentColour, applicationUrl, nameRules, newestFirst, roleNames } from "./backend-names";
import { showsVersion } from "./health-signatures";
import {
  accountData,
  accountNames,
  flagHoldsFor,
  requestBody,
  requestContexts,
  requestNames,
  nameResolution,
  rulePaths,
} from "./rules";
import { accountIdentityFields, namesInRules } from "./system-fields";
import { tableWords } from "./table-words";

/** Facts of the backend, besides calls. The runtime and the widgets read them through `backend()`. */
export const facts = {
  accentColour,
  accountData,
  accountNames,
  accountIdentityFields,
  anyOfOperator,
  applicationUrl,
  clearsOnlyLastRelation,
  truncatesAtOnce,
  failedRestore,
  filterLimits,
  filterSyntax,
  flagHoldsFor,
  functions,
  idsPerFilter,
  joinsFromLeft,
  macros,
  modifiers,
  showsVersion,
  nameRules,
  needsWildcard,
  newestFirst,
  requestBody,
  requestContexts,
  requestNames,
  roleNames,
  nameResolution,
  rulePaths,
  sessionNames,
  namesInRules,
  revealsSecrets,
  canTestViewQuery,
  viewSamples,
  defaultAvatar,
  idLength,
  idsWithFilter,
  nameInFilters,
  redacted,
  takenEmail,
  sortsFiles,
  tableWords,
  valuesPart,
};

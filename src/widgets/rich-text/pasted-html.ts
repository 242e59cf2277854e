import { DOMParser as Reader, type TagParseRule } from "prosemirror-model";
import { isSafeAddress } from "./addresses";
import type { Given } from "./html-elements";
import { richSchema, shownAttributes } from "./rich-schema";

const allowed = new Set(["target", "title", "alt", "width", "height", "start"]);
const addresses = new Set(["href", "src"]);
const refused = new Set(["kept_block", "kept_inline", "container", "styled"]);

/** Returns the attributes that pasted HTML may bring. Neither scripts nor the looks of another page are stored. */
function cleanGiven(given: Given): Given {
  const isAllowed = ([name, value]: [string, string]): boolean =>
    allowed.has(name) || (addresses.has(name) && isSafeAddress(value));
  return { ...Object.fromEntries(Object.entries(given).filter(isAllowed)), ...shownAttributes({ attrs: { given } }) };
}

function clean(rule: TagParseRule): TagParseRule {
  const { getAttrs } = rule;
  if (!getAttrs) return rule;
  return {
    ...rule,
    getAttrs: (element) => {
      const attrs = getAttrs(element);
      if (!attrs) return attrs;
      return { ...attrs, given: cleanGiven((attrs["given"] ?? {}) as Given), ...(attrs["code"] && { code: {} }) };
    },
  };
}

/** Parser of pasted and dropped HTML. */
export const pasteReader = new Reader(
  richSchema,
  Reader.fromSchema(richSchema).rules.flatMap((rule) =>
    "tag" in rule && rule.tag !== undefined && !refused.has(rule.node ?? rule.mark ?? "")
      ? [clean(rule as TagParseRule)]
      : [],
  ),
);

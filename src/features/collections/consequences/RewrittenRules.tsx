import { Fragment, type ReactNode } from "react";
import { collectionTexts } from "../../../../definitions/texts/collection";
import { type AffectedRule, ruleName } from "../../rules/model/affected-rules";
import type { Schemas } from "../../../runtime/model/form/schema";

const words = collectionTexts.collectionChanges;

interface RewrittenRulesProps {
  rules: readonly AffectedRule[];
  rewrite: boolean;
  onRewrite: (rewrite: boolean) => void;
  schemas: Schemas;
}

/** Rules that use old names, before and after, with a switch for rewriting them. */
export function RewrittenRules({ rules, rewrite, onRewrite, schemas }: RewrittenRulesProps): ReactNode {
  const can = rules.some(({ rewritten }) => rewritten !== undefined);
  return (
    <>
      <h3>{words.rules}</h3>
      {can && (
        <label className="option">
          <input
            type="checkbox"
            className="check"
            checked={rewrite}
            onChange={({ target }) => onRewrite(target.checked)}
          />
          {words.rewrite}
        </label>
      )}
      <dl className="before-after">
        {rules.map(({ collection, rule, text, rewritten }) => (
          <Fragment key={`${collection} ${rule}`}>
            <dt>
              {collection}, {ruleName(rule, schemas)}
            </dt>
            <dd>
              {rewritten !== undefined && rewrite ? <Rewritten {...{ text, rewritten }} /> : <ByHand text={text} />}
            </dd>
          </Fragment>
        ))}
      </dl>
    </>
  );
}

const Rewritten = ({ text, rewritten }: { text: string; rewritten: string }): ReactNode => (
  <>
    <del>
      <code>{text}</code>
    </del>{" "}
    <ins>
      <code>{rewritten}</code>
    </ins>
  </>
);

const ByHand = ({ text }: { text: string }): ReactNode => (
  <>
    <code>{text}</code> ({words.byHand})
  </>
);

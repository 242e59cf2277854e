import { IconChevronDown, IconChevronUp } from "@tabler/icons-react";
import { Fragment, useId, useState, type ReactNode } from "react";
import { nameInFilters } from "../../../definitions/backend/filter";
import { backend } from "../../backend/version/backend";
import type { FieldTypes } from "../../../definitions/language/line";
import { collectionTexts } from "../../../definitions/texts/collection";
import { asItems } from "../../runtime/model/form/lists";
import { parseFilter } from "../../backend/filter/parse-filter";
import { removalStep, valueAt } from "../../values/json/path";
import { interpolate, interpolateParts } from "../../values/text/text";
import { useRegistry, type SlotProps } from "../../runtime/registry/registry";
import { Button } from "../../runtime/ui/controls/Button";
import { tokenClass } from "../filter-editor/token-class";

/** Link to the filter syntax, and the names that rules can use, based on the edited fields. */
export function AvailableFields({ data }: SlotProps): ReactNode {
  const [open, setOpen] = useState(false);
  const id = useId();
  const { sentence, syntax, syntaxPage, show, hide } = collectionTexts.availableFields;
  const Picture = open ? IconChevronUp : IconChevronDown;
  return (
    <div className="available">
      <div className="available-head">
        <p className="form-note grow">
          {interpolateParts(sentence, { syntax }).map(({ piece, text, filled }) =>
            filled ? (
              <a key={piece} href={syntaxPage} target="_blank" rel="noreferrer">
                {text}
              </a>
            ) : (
              <Fragment key={piece}>{text}</Fragment>
            ),
          )}
        </p>
        <Button look="quiet" size="small" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          <Picture className="i" aria-hidden="true" />
          {open ? hide : show}
        </Button>
      </div>
      <div id={id} hidden={!open}>
        {open && <FieldTable data={data} />}
      </div>
    </div>
  );
}

function FieldTable({ data }: { data: unknown }): ReactNode {
  const words = collectionTexts.availableFields;
  const { record, request, others, example, exampleRule } = words;
  const { filterSyntax, requestNames, modifiers, functions } = backend();
  const collections = [
    words.anyCollection,
    ...(filterSyntax.includes("aliases") ? [words.anyAlias] : []),
    ...(filterSyntax.includes("backRelations") ? [words.anyBackRelation] : []),
  ];
  return (
    <dl className="available-fields">
      <Names term={record} names={recordFields(data, useRegistry().fieldTypes)} />
      <Names term={request} names={requestNames.map((name) => name.replace(/\.$/, ".*"))} />
      <Names term={others} names={collections} />
      <Names term={words.modifiers} names={modifiers.map((name) => `:${name}`)} />
      <Names term={words.functions} names={functions.map(({ name }) => `${name}()`)} />
      <div>
        <dt>{example}</dt>
        <dd>
          <code className="available-example">
            <Coloured rule={exampleRule} />
          </code>
        </dd>
      </div>
    </dl>
  );
}

const Names = ({ term, names }: { term: string; names: readonly string[] }): ReactNode =>
  names.length > 0 && (
    <div>
      <dt>{term}</dt>
      <dd>
        {names.map((name) => (
          <code className="token" key={name}>
            {name}
          </code>
        ))}
      </dd>
    </div>
  );

const Coloured = ({ rule }: { rule: string }): ReactNode =>
  parseFilter(rule).pieces.map(({ kind, from, to }) => (
    <Fragment key={from}>
      {from > 0 && " "}
      <span className={tokenClass[kind]}>{rule.slice(from, to)}</span>
    </Fragment>
  ));

const recordFields = (data: unknown, { types }: FieldTypes): string[] => {
  // Only a hash of the password is stored, so rules cannot compare it.
  const own = asItems(valueAt(data, "fields")).filter(
    (field) => valueAt(field, removalStep) !== true && valueAt(field, "type") !== "password",
  );
  const names = own.map((field) => {
    const name = String(valueAt(field, "name") ?? "");
    return types[String(valueAt(field, "type"))]?.value.kind === "record"
      ? interpolate(collectionTexts.availableFields.behindRelation, { name })
      : name;
  });
  const system = backend().namesInRules[valueAt(data, "type") === "auth" ? "auth" : "base"];
  return [...new Set([...system, ...names.filter((name) => nameInFilters.test(name))])];
};

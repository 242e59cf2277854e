import "./drafts.css";
import { Fragment, useContext, type ReactNode } from "react";
import { conflictTexts } from "../../../definitions/texts/conflicts";
import { draftTexts } from "../../../definitions/texts/drafts";
import { savedDraftLimits } from "../../../definitions/limits/sizes";
import { FormContext } from "../form/form-context";
import { collectSavedValues, type SavedEdit, type OfferedValue } from "../model/form/saved-draft";
import { formatValue } from "../model/form/value-words";
import { isBlank } from "../../values/text/format-value";
import { formatDuration } from "../../values/time/duration";
import { joinNames, joinShown } from "../../values/text/text-direction";
import { shortDifference } from "../../values/text/short-difference";
import { formatCount, interpolate, plural } from "../../values/text/text";
import { copyText } from "../ui/text/copy-text";
import { Button } from "../ui/controls/Button";
import { Note } from "../ui/notices/Note";
import type { DraftPlace } from "../store/saved-drafts";
import { ValueWords } from "./ValueWords";
import { useSavedDrafts, useLeftDrafts, type DraftedForm, type Offer } from "./use-saved-drafts";

const shown = savedDraftLimits.values;

/** Saves the draft of a form, and offers to restore an earlier saved draft with its differences. */
export function SavedDraftOffer(form: DraftedForm): ReactNode {
  const offer = useSavedDrafts(form);
  return offer && <Offered offer={offer} />;
}

function Offered({ offer }: { offer: Offer }): ReactNode {
  const { values, gone, left, summary, at, more, restore, discard, another } = offer;
  const { disabled } = useContext(FormContext);
  const sentence = summary.length > 0 ? draftTexts.offeredOf : draftTexts.offered;
  return (
    <OfferFrame sentence={interpolate(sentence, { age: ageOf(at), summary: joinShown(summary) })}>
      {values.length > 0 && <Differences values={values} />}
      {gone.length > 0 && (
        <>
          <p>{draftTexts.gone}</p>
          <SavedValues edits={gone} />
        </>
      )}
      {left.length > 0 && <p className="draft-aside">{interpolate(draftTexts.left, { names: joinNames(left) })}</p>}
      {more > 0 && <p className="draft-aside">{plural(draftTexts.more, more)}</p>}
      <div className="draft-acts">
        {values.length > 0 && (
          <Button
            look="primary"
            size="form"
            disabled={disabled}
            onClick={({ currentTarget }) => restore(currentTarget)}
          >
            {draftTexts.restore}
          </Button>
        )}
        {gone.length > 0 && <CopyButton edits={gone} />}
        <Button look="quiet" size="form" disabled={disabled} onClick={discard}>
          {draftTexts.discard}
        </Button>
        {more > 0 && (
          <Button look="quiet" size="form" disabled={disabled} onClick={another}>
            {draftTexts.another}
          </Button>
        )}
      </div>
    </OfferFrame>
  );
}

/** Saved drafts of a row that another admin has deleted. */
export function DeletedRowDrafts({ place }: { place: DraftPlace }): ReactNode {
  const { found, discard } = useLeftDrafts(place);
  return found.map(({ id, at, edits }) => (
    <OfferFrame key={id} sentence={interpolate(draftTexts.goneRow, { age: ageOf(at) })}>
      <SavedValues edits={edits} />
      <div className="draft-acts">
        <CopyButton edits={edits} />
        <Button look="quiet" size="form" onClick={() => discard(id)}>
          {draftTexts.discard}
        </Button>
      </div>
    </OfferFrame>
  ));
}

interface OfferFrameProps {
  sentence: string;
  children: ReactNode;
}

/** Labelled section around a saved draft. */
function OfferFrame({ sentence, children }: OfferFrameProps): ReactNode {
  return (
    <section className="draft-offer" aria-label={draftTexts.title}>
      <Note kind="info">
        <p role="alert">{sentence}</p>
        {children}
      </Note>
    </section>
  );
}

const ageOf = (at: number): string => formatDuration(Math.floor((Date.now() - at) / 1000)) || draftTexts.moment;

const Differences = ({ values }: { values: readonly OfferedValue[] }): ReactNode => (
  <>
    <dl className="before-after">
      {values.slice(0, shown).map((value) => (
        <Difference key={value.path} value={value} />
      ))}
    </dl>
    {values.length > shown && (
      <p className="draft-aside">{interpolate(draftTexts.others, { n: formatCount(values.length - shown) })}</p>
    )}
  </>
);

function Difference({ value: { label, field, values, now, kept, isConflict } }: { value: OfferedValue }): ReactNode {
  const [before, after] = shortDifference(now, kept);
  // Some blank values have words of their own.
  const isAdded = isBlank(values[0]) && now === conflictTexts.compare.nothing;
  return (
    <>
      <dt>{label}</dt>
      <dd>
        {!isAdded && (
          <>
            <del>
              <ValueWords value={values[0]} field={field} text={before} />
            </del>{" "}
          </>
        )}
        <ins>
          <ValueWords value={values[1]} field={field} text={after} />
        </ins>
        {isConflict && <p className="draft-aside">{draftTexts.conflict}</p>}
      </dd>
    </>
  );
}

const SavedValues = ({ edits }: { edits: readonly SavedEdit[] }): ReactNode => (
  <dl className="before-after">
    {edits.map(({ path, label, value }) => (
      <Fragment key={path}>
        <dt>{label}</dt>
        <dd>{shortDifference(formatValue(value), "")[0]}</dd>
      </Fragment>
    ))}
  </dl>
);

const CopyButton = ({ edits }: { edits: readonly SavedEdit[] }): ReactNode => (
  <Button
    size="form"
    onClick={() => void copyText(JSON.stringify(collectSavedValues(edits), null, 2), draftTexts.copied)}
  >
    {draftTexts.copy}
  </Button>
);

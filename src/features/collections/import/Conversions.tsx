import type { ReactNode } from "react";
import { verifiedOnly } from "../../../../definitions/backend/import-conversions";
import { conversionTexts } from "../../../../definitions/texts/conversion-texts";
import { cellLimits } from "../../../../definitions/limits/sizes";
import { joinWithLimit } from "../../../values/text/format-value";
import { interpolate, interpolateParts, plural } from "../../../values/text/text";
import { backend } from "../../../backend/version/backend";
import { Note } from "../../../runtime/ui/notices/Note";
import type { Conversion, ConversionKind, Loss } from "../convert/conversion";
import { importFacts } from "../configuration/import-facts";
import "./conversions.css";

const { list: said, kinds, losses: reasons, lossEffects } = conversionTexts;

interface ConversionsProps {
  conversions: readonly Conversion[];
  /** Conversions that are switched off. */
  leftOut: readonly ConversionKind[];
  disabled: boolean;
  onChoose: (kind: ConversionKind, chosen: boolean) => void;
}

/** Conversions of a file from the other era, each with a checkbox if it is optional. */
export function Conversions({ conversions, leftOut, disabled, onChoose }: ConversionsProps): ReactNode {
  const isChosen = ({ kind, isNeeded }: Conversion): boolean => isNeeded || !leftOut.includes(kind);
  return (
    <>
      <Note kind="info">{importFacts().exchange.own === "fields" ? said.older : said.newer}</Note>
      <section aria-labelledby="import-conversions">
        <h2 className="sect" id="import-conversions">
          {said.title}{" "}
          <span className="hint num">
            {interpolate(said.chosen, { n: conversions.filter(isChosen).length, of: conversions.length })}
          </span>
        </h2>
        <ul className="convert">
          {conversions.map((each) => (
            <ConversionLine key={each.kind} conversion={each} isChosen={isChosen(each)} {...{ disabled, onChoose }} />
          ))}
        </ul>
      </section>
    </>
  );
}

interface ConversionLineProps extends Omit<ConversionsProps, "conversions" | "leftOut"> {
  conversion: Conversion;
  isChosen: boolean;
}

function ConversionLine({ conversion, isChosen, disabled, onChoose }: ConversionLineProps): ReactNode {
  const { kind, isNeeded, places } = conversion;
  const { label, why, count, off } = kinds[kind];
  const id = `conversion-${kind}`;
  const consequence = interpolate(said.off, { consequence: off });
  return (
    <li className={isChosen ? undefined : "is-off"}>
      <input
        id={id}
        type="checkbox"
        className="check"
        checked={isChosen}
        disabled={disabled || isNeeded}
        aria-describedby={`${id}-why`}
        onChange={({ target }) => onChoose(kind, target.checked)}
      />
      <div>
        <label htmlFor={id}>
          <Coded text={label} />
        </label>
        <small id={`${id}-why`}>
          {isChosen ? <Coded text={why} /> : consequence} {placesText(places)}
        </small>
      </div>
      <span className="convert-count">{plural(count, places.length)}</span>
    </li>
  );
}

const Coded = ({ text }: { text: string }): ReactNode =>
  interpolateParts(text, codes()).map(({ piece, text: each, filled }) =>
    filled ? (
      <code key={piece} className="token">
        {each}
      </code>
    ) : (
      each
    ),
  );

const namesInTexts = "schema fields options created updated username unique maxSelect onlyVerified".split(" ");

function codes(): Readonly<Record<string, string>> {
  const own = backend().requestBody.slice(0, -1);
  const theirs = ["@request.data", "@request.body"].find((name) => name !== own)!;
  return { ...Object.fromEntries(namesInTexts.map((name) => [name, name])), own, theirs, verified: verifiedOnly };
}

// Only the first of many names.
function placesText(places: Conversion["places"]): string {
  const names = new Set(places.map(({ collection }) => collection));
  return interpolate(said.places, { places: joinWithLimit([...names].slice(0, cellLimits.ids + 1)) });
}

/** Parts of a file that this backend does not support or that the file lacks. */
export const Losses = ({ losses }: { losses: readonly Loss[] }): ReactNode => (
  <section aria-labelledby="import-losses">
    <h2 className="sect" id="import-losses">
      {said.losses} <span className="hint num">{losses.length}</span>
    </h2>
    <ul className="changes">
      {losses.map(({ why, effect, collections }) => (
        <li key={why}>
          <div className="change-line">
            <span className={`badge ${effect === "refused" ? "badge--danger" : "badge--warning"}`}>
              {lossEffects[effect]}
            </span>
            <b className="change-name">{joinWithLimit(collections.slice(0, cellLimits.ids + 1))}</b>
          </div>
          <p className="finding-why">{reasons[why]}</p>
        </li>
      ))}
    </ul>
  </section>
);

import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { collectionTexts } from "../../../../definitions/texts/collection";
import { toFailure } from "../../../backend/calls/failure";
import { backend } from "../../../backend/version/backend";
import { Button } from "../../../runtime/ui/controls/Button";
import { FieldError } from "../../../runtime/ui/notices/FieldError";
import { valueAt } from "../../../values/json/path";
import { cellText } from "../../../values/text/cell-text";
import { sampleRowsQuery, storedRowsQuery, type SampleRows } from "../data";

const words = collectionTexts.view.samples;

interface ViewSamplesProps {
  /** Query that the backend accepted; "" if it has not. */
  query: string;
  stored: unknown;
}

/** First rows of a view's query on request, then after each change of it; on older backends those of the stored view. */
export function ViewSamples({ query, stored }: ViewSamplesProps): ReactNode {
  const [isShown, setShown] = useState(false);
  const isAny = backend().viewSamples === "any";
  const collection = valueAt(stored, "type") === "view" ? String(valueAt(stored, "id") ?? "") : "";
  const ofQuery = useQuery({ ...sampleRowsQuery(query), enabled: isShown && isAny && query !== "" });
  const ofStored = useQuery({ ...storedRowsQuery(collection), enabled: isShown && !isAny && collection !== "" });
  if (!isAny && collection === "") return <p className="hint">{words.unsaved}</p>;
  return (
    <>
      <Button
        size="form"
        aria-expanded={isShown}
        disabled={isAny && query === "" && !isShown}
        onClick={() => setShown(!isShown)}
      >
        {words.title}
      </Button>
      {isShown && !isAny && <p className="hint">{words.stored}</p>}
      {isShown && <Samples result={isAny ? ofQuery : ofStored} />}
    </>
  );
}

function Samples({ result: { data, error, isFetching } }: { result: UseQueryResult<SampleRows> }): ReactNode {
  return (
    <div aria-busy={isFetching}>
      {isFetching && <p className="hint">{words.loading}</p>}
      {error && !isFetching && <FieldError text={toFailure(error).message} />}
      {data?.rows.length === 0 && <p className="hint">{words.none}</p>}
      {data && data.rows.length > 0 && <SampleTable {...data} />}
    </div>
  );
}

const SampleTable = ({ columns, rows }: SampleRows): ReactNode => (
  <div className="view-samples scroll" role="region" aria-label={words.title} tabIndex={0}>
    <table>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...rows.entries()].map(([index, row]) => (
          <tr key={index}>
            {columns.map((name, at) => (
              <td key={name}>
                <bdi>{cellText(row[at])}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

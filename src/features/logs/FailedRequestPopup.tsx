import "./log-lookup.css";
import { useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import type { LogLookup } from "../../../definitions/language/log-lookup";
import { tableTexts } from "../../../definitions/texts/table";
import { texts } from "../../../definitions/texts/texts";
import { toFailure } from "../../backend/calls/failure";
import type { FailedRequest } from "../../../definitions/language/failed-request";
import { objectQuery } from "../../backend/api/queries";
import { errorTexts } from "../../backend/calls/error-texts";
import { causesQuery } from "./data";
import { interpolate } from "../../values/text/text";
import { valueAt } from "../../values/json/path";
import { utcTime } from "../../values/text/format-value";
import { FailedState } from "../../runtime/ui/notices/EmptyState";
import { Button } from "../../runtime/ui/controls/Button";
import { useRegistry } from "../../runtime/registry/registry";
import { Spinner } from "../../runtime/ui/notices/Spinner";
import type { Row } from "../../runtime/registry/cell";
import { LongText } from "../../runtime/ui/text/LongText";
import { PopupFrame } from "../../runtime/ui/dialogs/PopupFrame";
import { closeFailedRequest, useFailedRequest } from "../../runtime/store/failed-request";

/** Popup with the backend's log entries about a failed request. */
export function FailedRequestPopup(): ReactNode {
  const { request } = useFailedRequest();
  const [logLookup] = useRegistry().logLookups;
  if (!request || !logLookup) return null;
  const foot = (
    <Button size="form" id="why-close" onClick={closeFailedRequest}>
      {texts.form.close}
    </Button>
  );
  return (
    <PopupFrame title={logLookup.title} focus="why-close" onClose={closeFailedRequest} foot={foot}>
      <Causes lookup={logLookup} request={request} />
    </PopupFrame>
  );
}

function Causes({ lookup, request }: { lookup: LogLookup; request: FailedRequest }): ReactNode {
  const { disabled, noEntry, several, failed, batches } = lookup;
  // The backend writes entries in batches: poll once a second until they can be there.
  const [tries, setTries] = useState(batches?.seconds ?? 0);
  const stored = useQuery({ ...objectQuery(disabled.read), enabled: false }).data;
  const { data, error, refetch } = useQuery({
    ...causesQuery(lookup, request, (count) => setTries((left) => (count > 0 ? 0 : left - 1))),
    refetchInterval: tries > 0 && 1000,
  });
  if (error) return <FailedState title={failed} reason={toFailure(error).message} onRetry={() => void refetch()} />;
  if (!data) return <Spinner label={texts.form.loading} />;
  if (data.items.length === 0 && tries > 0 && batches) return <Spinner label={batches.waiting} />;
  if (data.items.length === 0)
    return <p>{valueAt(stored, disabled.path) === disabled.equals ? disabled.text : noEntry}</p>;
  return (
    <>
      {data.items.length > 1 && <p>{interpolate(several, { n: data.items.length })}</p>}
      {data.items.map((entry) => (
        <Cause key={entry.id} {...{ lookup, entry }} />
      ))}
    </>
  );
}

const Cause = ({ lookup: { match, errorFields, noCause }, entry }: { lookup: LogLookup; entry: Row }): ReactNode => {
  const found = errorTexts(entry, errorFields);
  return (
    <section className="failed-cause">
      <p className="hint">
        {utcTime(valueAt(entry, match.at))} {tableTexts.utc}
      </p>
      {found.length === 0 && <p>{noCause}</p>}
      {found.map((text) => (
        <p key={text}>
          <LongText text={text} />
        </p>
      ))}
    </section>
  );
};

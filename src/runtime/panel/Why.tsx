import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { calls } from "../../../definitions/backend/calls";
import type { LogEntry } from "../../../definitions/types/log";
import { words } from "../../../definitions/words/words";
import { send } from "../data/client";
import { failureOf, type FailedRequest } from "../data/failure";
import { settingsQuery } from "../data/queries";
import { fill } from "../model/fill";
import { nothing, utc } from "../model/values";
import { Failed } from "../shell/Blank";
import { Button } from "../shell/Button";
import { Spinner } from "../shell/Spinner";
import { PopupFrame } from "./PopupFrame";
import { entryFilter, forgetWhy, useWhy } from "./asked-why";

/** What the backend's own log says of a failed request. */
export function Why(): ReactNode {
  const { asked } = useWhy();
  if (!asked) return null;
  const foot = (
    <Button size="form" id="why-close" onClick={forgetWhy}>
      {words.form.close}
    </Button>
  );
  return (
    <PopupFrame title={words.why.title} busy={false} focus="why-close" onClose={forgetWhy} foot={foot}>
      <Causes request={asked} />
    </PopupFrame>
  );
}

function Causes({ request }: { request: FailedRequest }): ReactNode {
  const settings = useQuery({ ...settingsQuery, enabled: false }).data;
  const { data, error, refetch } = useQuery({
    queryKey: [calls.findLogs.route, "why", request],
    queryFn: ({ signal }) => send(calls.findLogs, { filter: entryFilter(request) }, signal),
    gcTime: 0,
  });
  if (error)
    return <Failed title={words.why.failed} reason={failureOf(error).message} onRetry={() => void refetch()} />;
  if (!data) return <Spinner label={words.form.loading} />;
  if (data.items.length === 0) return <p>{settings?.logs.maxDays === 0 ? words.why.off : words.why.none}</p>;
  return (
    <>
      {data.items.length > 1 && <p>{fill(words.why.several, { n: data.items.length })}</p>}
      {data.items.map((entry) => (
        <Cause key={entry.id} entry={entry} />
      ))}
    </>
  );
}

const Cause = ({ entry: { created, meta } }: { entry: LogEntry }): ReactNode => {
  const texts = [meta.errorDetails, meta.errorMessage].filter((text) => !nothing(text) && text !== "<nil>");
  return (
    <section className="cause">
      <p className="hint">
        {utc(created)} {words.table.utc}
      </p>
      {texts.length === 0 && <p>{words.why.silent}</p>}
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </section>
  );
};

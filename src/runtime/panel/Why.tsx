import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { AskLog } from "../../../definitions/language/ask-log";
import type { Call, Page } from "../../../definitions/language/call";
import { words } from "../../../definitions/words/words";
import { send } from "../data/client";
import { failureOf, type FailedRequest } from "../data/failure";
import { objectQuery } from "../data/queries";
import { alarmsOf } from "../model/alarms";
import { entryFilter } from "./entry-filter";
import { fill } from "../model/fill";
import { at } from "../model/path";
import { utc } from "../model/values";
import { Failed } from "../shell/Blank";
import { Button } from "../shell/Button";
import { useProduct } from "../shell/product";
import { Spinner } from "../shell/Spinner";
import type { Row } from "../table/cell";
import { PopupFrame } from "./PopupFrame";
import { forgetWhy, useWhy } from "./asked-why";

/** What the backend's own log says of a failed request. */
export function Why(): ReactNode {
  const { asked } = useWhy();
  const { why } = useProduct();
  if (!asked) return null;
  const foot = (
    <Button size="form" id="why-close" onClick={forgetWhy}>
      {words.form.close}
    </Button>
  );
  return (
    <PopupFrame title={why.title} busy={false} focus="why-close" onClose={forgetWhy} foot={foot}>
      <Causes why={why} request={asked} />
    </PopupFrame>
  );
}

function Causes({ why, request }: { why: AskLog; request: FailedRequest }): ReactNode {
  const { find, off, none, several, failed } = why;
  const stored = useQuery({ ...objectQuery(off.read), enabled: false }).data;
  const { data, error, refetch } = useQuery({
    queryKey: [find.route, "why", request],
    queryFn: ({ signal }) =>
      send(find as Call<{ filter: string }, Page<Row>>, { filter: entryFilter(why, request) }, signal),
    gcTime: 0,
  });
  if (error) return <Failed title={failed} reason={failureOf(error).message} onRetry={() => void refetch()} />;
  if (!data) return <Spinner label={words.form.loading} />;
  if (data.items.length === 0) return <p>{at(stored, off.at) === off.is ? off.says : none}</p>;
  return (
    <>
      {data.items.length > 1 && <p>{fill(several, { n: data.items.length })}</p>}
      {data.items.map((entry) => (
        <Cause key={entry.id} {...{ why, entry }} />
      ))}
    </>
  );
}

const Cause = ({ why: { match, alarms, silent }, entry }: { why: AskLog; entry: Row }): ReactNode => {
  const texts = alarmsOf(entry, alarms);
  return (
    <section className="cause">
      <p className="hint">
        {utc(at(entry, match.at))} {words.table.utc}
      </p>
      {texts.length === 0 && <p>{silent}</p>}
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </section>
  );
};

import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { calls } from "../../../definitions/backend/calls";
import { recordTexts } from "../../../definitions/texts/record";
import type { LinkedProvider } from "../../../definitions/types/record";
import { linkedProvidersQuery } from "../../runtime/api/queries";
import { reportFailure } from "../../runtime/api/report-failure";
import { send } from "../../runtime/api/send";
import { valueAt } from "../../runtime/model/values/path";
import { interpolate } from "../../runtime/model/values/text";
import type { SlotProps } from "../../runtime/registry/registry";
import { confirmAndRun } from "../../runtime/store/confirmation";
import { showToast } from "../../runtime/store/toasts";
import { Button } from "../../runtime/ui/Button";
import { QueryState } from "../../runtime/ui/QueryState";
import { providerIcons } from "../provider-icons";

const { providers: said } = recordTexts;

/** The providers through which an account signs in. One is unlinked at once, after a question. */
export function LinkedProviders({ stored }: SlotProps): ReactNode {
  const path = { collection: String(valueAt(stored, "collectionId")), id: String(valueAt(stored, "id")) };
  const queries = useQueryClient();
  const options = linkedProvidersQuery(path.collection, path.id);
  const query = useQuery(options);
  const unlink = async ({ provider }: LinkedProvider): Promise<void> => {
    try {
      await send(calls.unlinkProvider, { path: { ...path, provider } });
      showToast("success", interpolate(said.unlinked, { provider }));
    } catch (thrown) {
      reportFailure(thrown);
    }
    await queries.invalidateQueries({ queryKey: options.queryKey });
  };
  if (!query.data) return <QueryState query={query} failed={said.failed} />;
  if (query.data.length === 0) return <p className="hint">{said.none}</p>;
  return (
    <ul className="files-box files-list">
      {query.data.map((linked) => (
        <Linked
          key={linked.provider}
          linked={linked}
          onUnlink={() => confirmAndRun(interpolate(said.question, { ...linked }), () => unlink(linked))}
        />
      ))}
    </ul>
  );
}

function Linked({ linked, onUnlink }: { linked: LinkedProvider; onUnlink: () => void }): ReactNode {
  const { provider } = linked;
  const Picture = (providerIcons as Readonly<Record<string, typeof providerIcons.googleAuth>>)[`${provider}Auth`];
  return (
    <li className="files-line">
      {Picture && <Picture className="i" aria-hidden="true" />}
      <span className="files-name">
        <span className="clip">{provider}</span>
        <small>{interpolate(said.id, { ...linked })}</small>
      </span>
      <span className="grow" />
      <Button size="small" look="risk" onClick={onUnlink}>
        {interpolate(said.unlink, { provider })}
      </Button>
    </li>
  );
}

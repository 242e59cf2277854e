import "./record-files.css";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { recordTexts } from "../../../definitions/texts/record";
import { texts } from "../../../definitions/texts/texts";
import type { LinkedProvider } from "../../../definitions/types/record";
import { reportFailure } from "../../backend/api/report-failure";
import { linkedQuery, providersChanged, unlinkProvider } from "./data";
import { toFailure } from "../../backend/calls/failure";
import { valueAt } from "../../values/json/path";
import { interpolate } from "../../values/text/text";
import { useRegistry, type SlotProps } from "../../runtime/registry/registry";
import { confirmAndRun } from "../../runtime/store/confirmation";
import { showToast } from "../../browser/toasts";
import { GroupIcon } from "../../runtime/ui/icons/GroupIcon";
import { Button } from "../../runtime/ui/controls/Button";
import { Note } from "../../runtime/ui/notices/Note";
import { QueryState } from "../../runtime/ui/notices/QueryState";

const { providers: said } = recordTexts;

/** List of an account's linked OAuth2 providers. Unlinking asks for confirmation and takes effect at once. */
export function LinkedProviders({ stored }: SlotProps): ReactNode {
  const path = { collection: String(valueAt(stored, "collectionId")), id: String(valueAt(stored, "id")) };
  const queries = useQueryClient();
  const query = useQuery(linkedQuery(path));
  const [gone, setGone] = useState(false);
  const unlink = async (linked: LinkedProvider): Promise<void> => {
    setGone(false);
    try {
      await unlinkProvider(path, linked);
      showToast("success", interpolate(said.unlinked, { provider: linked.provider }));
    } catch (thrown) {
      // Another admin unlinked it first. The refetched list shows that.
      if (toFailure(thrown).status === 404) setGone(true);
      else reportFailure(thrown);
    }
    await providersChanged(queries, path);
  };
  if (!query.data) return <QueryState query={query} failed={said.failed} />;
  return (
    <>
      {gone && (
        <Note kind="warning" alert>
          {texts.failure.gone}
        </Note>
      )}
      <LinkedList all={query.data.items} onUnlink={unlink} />
    </>
  );
}

interface LinkedListProps {
  all: readonly LinkedProvider[];
  onUnlink: (linked: LinkedProvider) => Promise<void>;
}

function LinkedList({ all, onUnlink }: LinkedListProps): ReactNode {
  if (all.length === 0) return <p className="hint">{said.none}</p>;
  return (
    <ul className="files-box files-list">
      {all.map((linked) => (
        <Linked
          key={linked.provider}
          linked={linked}
          onUnlink={() => confirmAndRun(interpolate(said.question, { ...linked }), () => onUnlink(linked))}
        />
      ))}
    </ul>
  );
}

function Linked({ linked, onUnlink }: { linked: LinkedProvider; onUnlink: () => void }): ReactNode {
  const { provider } = linked;
  const { properties = {} } = useRegistry().schemas["AuthProviders"] ?? {};
  const property = `${provider}Auth`;
  const title = properties[property]?.title ?? provider;
  return (
    <li className="files-line">
      <GroupIcon {...{ property, title }} />
      <span className="files-name">
        <span className="clip">{title}</span>
        <small>{interpolate(said.id, { ...linked })}</small>
      </span>
      <span className="grow" />
      <Button size="small" look="risk" onClick={onUnlink}>
        {interpolate(said.unlink, { provider })}
      </Button>
    </li>
  );
}

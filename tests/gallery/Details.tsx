import { useState, type ReactNode } from "react";
import type { Request } from "../../src/backend/calls/request";
import { saveRequests } from "../examples/save-request";
import type { ExampleState } from "../examples/screen-states";
import { blankErrors, errorsOf } from "../examples/version-states";
import type { SentWrite } from "./frame-backend";

interface DetailsProps {
  state: ExampleState;
  sent: readonly SentWrite[];
}

const tabs = {
  Definition: ({ state }) => <Code value={definitionOf(state)} />,
  Data: ({ state }) => <Code value={state.item ? { data: state.data, item: state.item } : state.data} />,
  Request: RequestTab,
  Errors: ErrorsTab,
} satisfies Record<string, (props: DetailsProps) => ReactNode>;

/** Facts about a state: its definition, its data, the request of its save, and its errors. */
export function Details(props: DetailsProps): ReactNode {
  const [name, setName] = useState<keyof typeof tabs>("Definition");
  const Tab = tabs[name];
  return (
    <aside aria-label="Details">
      <div role="tablist" className="gallery-tabs">
        {Object.keys(tabs).map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            aria-selected={each === name}
            onClick={() => setName(each as keyof typeof tabs)}
          >
            {each}
          </button>
        ))}
      </div>
      <div role="tabpanel" aria-label={name}>
        <Tab {...props} />
      </div>
    </aside>
  );
}

const definitionOf = ({ place, page }: ExampleState): unknown =>
  place.kind === "popup" ? place.popup : "panel" in place ? place.panel : page;

const jsonOf = (value: unknown): string => JSON.stringify(value, (_, inner: unknown) => shortened(inner), 2);

// A pattern has no JSON, and the route of a call says enough.
const shortened = (value: unknown): unknown => {
  if (value instanceof RegExp) return String(value);
  return typeof value === "object" && value !== null && "answer" in value && "route" in value ? value.route : value;
};

const Code = ({ value }: { value: unknown }): ReactNode => <pre>{jsonOf(value)}</pre>;

function RequestTab({ state, sent }: DetailsProps): ReactNode {
  const requests = saveRequests(state);
  return (
    <>
      <h3>If every field is changed, a save sends</h3>
      {requests.length === 0 && <p>Nothing: this page has no form.</p>}
      {requests.map((request) => (
        <RequestText key={request.path} {...request} path={`/${request.path}`} />
      ))}
      {sent.length > 0 && <h3>Sent by this page</h3>}
      {sent.map((request) => (
        <RequestText key={request.id} {...request} />
      ))}
    </>
  );
}

const RequestText = ({ method, path, body }: Pick<Request, "method" | "path" | "body">): ReactNode => (
  <>
    <p>
      <code>
        {method} {path}
      </code>
    </p>
    {body !== undefined && <Code value={body} />}
  </>
);

function ErrorsTab({ state }: DetailsProps): ReactNode {
  return (
    <>
      <h3>With this data</h3>
      <ErrorList errors={errorsOf(state)} />
      <h3>With every field blank</h3>
      <ErrorList errors={blankErrors(state)} />
    </>
  );
}

const ErrorList = ({ errors }: { errors: ReturnType<typeof errorsOf> }): ReactNode =>
  errors.size === 0 ? (
    <p>None.</p>
  ) : (
    <dl>
      {[...errors].map(([path, texts]) => (
        <div key={path}>
          <dt>
            <code>{path}</code>
          </dt>
          <dd>{texts.join(" ")}</dd>
        </div>
      ))}
    </dl>
  );

import { Fragment, type ReactNode } from "react";
import { previewTexts } from "../../../definitions/texts/preview";
import type { ParameterGroup, ParameterModel } from "./model/preview-tabs";

interface ParametersProps {
  title: string;
  groups: readonly ParameterGroup[];
  /** Whether each parameter is marked as required or optional. */
  marked?: boolean;
  children?: ReactNode;
}

/** Table of parameters under a heading; renders nothing without parameters. */
export function Parameters({ title, groups, marked = false, children }: ParametersProps): ReactNode {
  if (groups.length === 0) return null;
  const { name, type, description } = previewTexts.columns;
  return (
    <section>
      <h4>{title}</h4>
      <table className="parameters">
        <thead>
          <tr>
            <th scope="col">{name}</th>
            <th scope="col">{type}</th>
            <th scope="col">{description}</th>
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <Fragment key={group.title ?? ""}>
              {group.title !== undefined && (
                <tr>
                  <th className="parameters-group" scope="rowgroup" colSpan={3}>
                    {group.title}
                  </th>
                </tr>
              )}
              {group.parameters.map((parameter) => (
                <ParameterRow key={parameter.name} {...{ parameter, marked }} />
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
      {children}
    </section>
  );
}

const ParameterRow = ({ parameter, marked }: { parameter: ParameterModel; marked: boolean }): ReactNode => (
  <tr>
    <th scope="row">
      <code>{parameter.name}</code>
      {marked && (
        <span className={parameter.required ? "badge badge--success" : "badge"}>
          {parameter.required ? previewTexts.required : previewTexts.optional}
        </span>
      )}
    </th>
    <td>{parameter.type}</td>
    <td>{parameter.description}</td>
  </tr>
);

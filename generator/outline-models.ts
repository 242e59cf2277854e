import type { LineModel } from "../src/runtime/model/form/form-model";

/** The lines of a form told in text. */
export const tellModels = (models: readonly LineModel[], indent = ""): string[] =>
  models.flatMap((model) => {
    if (model.is === "slot") return [`${indent}<${model.slot}>`];
    if (model.is === "field") {
      const choices = model.choices ? `: ${model.choices.map(({ label }) => label).join(" | ")}` : "";
      return [`${indent}${model.label}${model.required ? " *" : ""}  [${model.widget}${choices}]  ${model.path}`];
    }
    if (model.is === "group") return tellModels(model.items, indent);
    const condition = (path: string, value: unknown) => (value === true ? path : `${path} = ${JSON.stringify(value)}`);
    const title =
      model.is === "accordion"
        ? `> ${model.title}${model.badge ? `  (${model.badge.on} | ${model.badge.off})` : ""}`
        : `when ${model.condition.map(([path, value]) => condition(path, value)).join(" and ")}  (${model.hidden})`;
    return [`${indent}${title}`, ...tellModels(model.items, `${indent}  `)];
  });

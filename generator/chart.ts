import { type Spec, parse } from "vega";
import * as scales from "vega-encode";
import { type TopLevelSpec, compile } from "vega-lite";
import * as data from "vega-transforms";
import * as marks from "vega-view-transforms";

const packages: Readonly<Record<string, object>> = {
  "vega-encode": scales,
  "vega-transforms": data,
  "vega-view-transforms": marks,
};

/**
 * Compiles Vega-Lite charts to dataflows whose expressions are ASTs (no eval), in their order, and the transforms that
 * all of them need.
 */
export function compileCharts(definitions: readonly object[]): { dataflows: string[]; transforms: string } {
  const types = new Set<string>();
  const dataflows = definitions.map((definition) => {
    const { spec } = compile(definition as TopLevelSpec, { logger: strict });
    const dataflow = JSON.stringify(parse(spec as Spec, undefined, { ast: true }), (key, value) => {
      if (key === "operators") for (const { type } of value) types.add(type);
      return value;
    });
    return `${dataflow}\n`;
  });
  return { dataflows, transforms: moduleOf(types) };
}

// At run time Vega skips a missing transform silently, so an unknown transform fails here.
function moduleOf(types: Set<string>): string {
  types.delete("operator");
  const lines = Object.entries(packages).map(([name, all]) => {
    const used = Object.keys(all).filter((type) => types.delete(type));
    return `export { ${used.join(", ")} } from "${name}";\n`;
  });
  if (types.size > 0) throw new Error(`No package has the Vega transforms ${[...types].join(", ")}.`);
  return lines.join("");
}

const fail = (...text: readonly unknown[]): never => {
  throw new Error(`Vega-Lite: ${text.join(" ")}`);
};

// A warning of Vega-Lite is a mistake in the definition.
const strict = { level: () => strict, info: () => strict, debug: () => strict, warn: fail, error: fail } as never;

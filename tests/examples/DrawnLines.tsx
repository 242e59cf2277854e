import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { newQueryClient } from "../../src/backend/api/queries";
import { FormFrame } from "../../src/runtime/form/FormFrame";
import { useForm } from "../../src/runtime/form/use-form";
import type { LineModel } from "../../src/runtime/model/form/form-model";
import { RegistryContext, type Registry } from "../../src/runtime/registry/registry";

interface DrawnLinesProps {
  registry: Registry;
  lines: readonly LineModel[];
  stored: unknown;
  item: unknown;
}

/** Some lines of a form with their values, without the page around it. */
export const DrawnLines = ({ registry, ...form }: DrawnLinesProps): ReactNode => (
  <RegistryContext.Provider value={registry}>
    <QueryClientProvider client={newQueryClient()}>
      <MemoryRouter>
        <Form {...form} />
      </MemoryRouter>
    </QueryClientProvider>
  </RegistryContext.Provider>
);

const steps = { send: () => Promise.resolve(), applySaved: () => {} };

const Form = (props: Omit<DrawnLinesProps, "registry">): ReactNode => (
  <FormFrame form={useForm({ name: "example", isReady: () => true, steps, ...props })} />
);

const isSubmitButton = (element: Element): element is HTMLButtonElement =>
  element instanceof HTMLButtonElement && element.type === "submit";

/** Submits a form by its button, as the browser does when Enter is pressed in an input. */
export const submitByEnter = (form: HTMLFormElement | null | undefined): void =>
  form?.requestSubmit([...form.elements].find(isSubmitButton));

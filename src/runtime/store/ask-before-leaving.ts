/** Shows the browser's leave confirmation while `holds` returns true. Returns a function that removes the listener. */
export function askBeforeLeaving(holds: () => boolean = () => true): () => void {
  const stay = (event: BeforeUnloadEvent): void => {
    if (holds()) event.preventDefault();
  };
  window.addEventListener("beforeunload", stay);
  return () => window.removeEventListener("beforeunload", stay);
}

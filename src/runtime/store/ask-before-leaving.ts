/** The browser asks before its page is left, as long as that holds. Returns how to stop. */
export function askBeforeLeaving(holds: () => boolean = () => true): () => void {
  const stay = (event: BeforeUnloadEvent): void => {
    if (holds()) event.preventDefault();
  };
  window.addEventListener("beforeunload", stay);
  return () => window.removeEventListener("beforeunload", stay);
}

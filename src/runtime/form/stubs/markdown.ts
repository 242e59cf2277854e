/** Replaces the Markdown renderer that rjsf would load: our texts are plain. */
export const Markdown = ({ children }: { children: string }): string => children;

import { messagePage } from "./define";

export const notFound = messagePage({
  icon: "compass",
  title: "Page not found.",
  link: { label: "Go to collections", to: "/collections" },
});

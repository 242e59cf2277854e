import { messagePage } from "../define";

export const notFound = messagePage({
  icon: "compass",
  title: "There is no page at this address.",
  go: { label: "Go to collections", to: "/collections" },
});

import { messagePage } from "../define";

export const notFound = messagePage({
  icon: "compass",
  title: "There is no page at this address.",
  link: { label: "Go to collections", to: "/collections" },
});

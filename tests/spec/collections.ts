import { entriesOf } from "./entry";

export const collectionsPage = entriesOf("collections page", {
  route: ["/collections"],
  text: ["Collections", "Refresh"],
  key: ["collectionId", "filter", "sort"],
  call: ["GET /api/collections"],
  constant: [{ name: "sort by default", value: "-created", as: "-created" }],
});

export const collectionsSidebar = entriesOf("collections sidebar", {
  text: ["Search collections...", { says: "clear button", as: ["Clear", "Clear search"] }, "No collections found."],
  key: ["auth", "single", "base"],
  constant: [
    {
      name: "list batch",
      value: "200",
      as: ["/api/collections perPage 200", "/api/collections 200"],
    },
    { name: "compact above", value: "20", as: ["compact 20", "compactAbove 20"] },
    { name: "list sort", value: "created", as: ["/api/collections sort created"] },
  ],
});

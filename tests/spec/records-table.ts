import { entriesOf, names } from "./entry";

export const recordsTable = entriesOf("records table", {
  text: [
    'Search filter, ex. created > "2022-01-01"...',
    "Search",
    "Clear",
    { says: "Showing X of Y", as: "Showing {shown} of {total}" },
    { says: "Load more (remaining)", as: ["Load more", "Load more ({remaining})"] },
    "No records found.",
    "Clear filters",
    "N/A",
    { says: "UTC", as: ["UTC", "{time} UTC"] },
  ],
  key: names(`
      id username email created updated emailVisibility verified collectionId
      collectionName page perPage sort filter totalItems items text number bool url date
      select json file relation user
    `),
  storage: [
    {
      says: "hidden columns, per collection",
      as: ["{collectionId}@hiddenCollumns", "@hiddenCollumns"],
      note: "The spelling is the older dashboard's, so that choices carry over.",
    },
  ],
  call: [
    "GET /api/collections/{collection}/records",
    {
      says: "/api/files/{collection}/{recordId}/{filename}",
      as: ["/api/files/{collection}/{recordId}/{filename}", "GET /api/files/{collection}/{recordId}/{filename}"],
    },
  ],
  constant: [
    { name: "page size", value: "30", as: ["/records perPage 30", "/records 30", "Showing 30 of"] },
    {
      name: "rows rendered in chunks of",
      value: "15",
      without: "Rows are windowed: only those on the screen are in the document.",
    },
    { name: "sort by default", value: "-created", as: "-created" },
    {
      name: "characters of a cell, at most",
      value: "200",
      as: ["cell 200", "text 200", "characters 200", "200 characters"],
    },
    {
      name: "relation ids of a cell, at most",
      value: "20",
      as: ["ids 20", "relation 20", "20 ids"],
    },
    { name: "characters of a date", value: "19", as: ["date 19", "19 characters"] },
    {
      name: "characters of an id that is shown whole",
      value: "27",
      as: ["id 27", "27 characters"],
    },
    {
      name: "first characters of a shortened id",
      value: "5",
      as: ["id 27 5", "first 5", "start 5", "head 5"],
    },
    {
      name: "last characters of a shortened id",
      value: "10",
      as: ["id 27 10", "last 10", "end 10", "tail 10"],
    },
    { name: "thumbnail", value: "100x100", as: ["thumb 100x100", "thumb=100x100"] },
    {
      name: "image extensions",
      value: "jpg, jpeg, png, svg, gif, jfif, webp, avif",
      as: "jpg jpeg png svg gif jfif webp avif",
    },
  ],
});

export const bulkSelection = entriesOf("bulk selection", {
  text: [
    "Reset",
    "Delete selected",
    "Do you really want to delete the selected record(s)?",
    "Successfully deleted the selected record(s).",
  ],
  call: ["DELETE /api/collections/{collection}/records/{id}"],
});

import { entriesOf, names } from "./entry";

export const logs = entriesOf("logs", {
  route: ["/logs"],
  text: [
    { says: "Logs", note: "Its icon in the side menu." },
    "Include requests by admins",
    "Search logs, ex. status > 200",
    "Search",
    "Clear",
    "Total requests",
    { says: "log", as: ["log", "{total} log"], note: "After a total of exactly 1." },
    { says: "logs", as: ["logs", "{total} logs"] },
    "Loading...",
    { says: "User IP", note: "A column." },
    { says: "UTC", as: ["UTC", "{time} UTC"] },
    "N/A",
    "No logs found.",
    "Clear filters",
    { says: "Showing N of total", as: "Showing {shown} of {total}" },
    { says: "Load more (remaining)", as: ["Load more", "Load more ({remaining})"] },
    {
      says: "admin",
      as: ['auth != "admin"', 'auth!="admin"'],
      note: "The value of auth that is left out by default.",
    },
  ],
  key: [
    ...names(`
      method url remoteIp userIp referer status auth userAgent created errorMessage
      date total get post patch delete
    `),
    { says: "errorData", without: "The backend never sends it: what it knows beside the message is in errorDetails." },
  ],
  storage: [{ says: "include-admin-logs toggle", as: "includeAdminLogs" }],
  call: ["GET /api/logs/requests", "GET /api/logs/requests/stats"],
  constant: [
    { name: "page size", value: "30", as: "/api/logs/requests perPage 30" },
    {
      name: "rows rendered at a time",
      value: "10",
      without: "Rows are windowed: only those on the screen are in the document.",
    },
    { name: "sort by default", value: "-rowid", as: "-rowid" },
    { name: "error status of an entry, from", value: "400", as: ["dangerFrom 400", "danger 400"] },
    { name: "chart unit", value: "hour", as: ["unit hour", "hourly", "per hour"] },
    { name: "chart ticks of time, at most", value: "15", as: ["times 15", "ticks 15"] },
    { name: "chart ticks of totals, at most", value: "6", as: ["counts 6", "ticks 6"] },
    { name: "chart height, px", value: "250", as: "height 250" },
    { name: "chart line colour", value: "#ef4565", as: ["#ef4565", "stroke rgb(239, 69, 101)"] },
    { name: "chart line width", value: "2", as: ["line 2", "strokeWidth 2"] },
    {
      name: "chart point radius",
      value: "1",
      as: ["radius 1", "point size 4"],
      note: "A chart's definition has the square of the diameter.",
    },
  ],
});

export const logPanel = entriesOf("log panel", {
  text: ["Request log", "Close", "N/A"],
  key: names(`id status method auth url referer remoteIp userIp userAgent meta created`),
  call: [
    {
      says: "GET /api/logs/requests/{id}",
      without: "The panel shows the entry that the list has already loaded.",
    },
  ],
});

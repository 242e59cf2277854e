import { entriesOf, names } from "./entry";

export const shell = entriesOf("shell", {
  route: ["/"],
  text: [
    {
      says: "#",
      as: ["#/", "{base}#/{route}", "#/{route}"],
      note: "Routes are the part of the address after it.",
    },
    {
      says: " - ",
      as: ["{page} - {product}", " - "],
      note: "Joins page title, application name and product name.",
    },
    "Collections",
    "Settings",
    "Logout",
    { says: "No", note: "Of the confirm popup; focused by default." },
    "Yes",
    "Close",
    "Refresh",
    { says: "v0.8.0", as: ["v0.8.0", "{product} v0.8.0"] },
    {
      says: "releases",
      as: ["https://{host}/releases", "{base}/releases", "/releases"],
      note: "The footer's link.",
    },
    "Something went wrong while processing your request.",
    "The requested resource wasn't found.",
    "Invalid value",
  ],
  key: names(`Authorization Accept-Language info success warning error token model avatar`),
  storage: [{ says: "admin auth (fixed key)", as: "pb_admin_auth" }],
  constant: [
    { name: "Accept-Language by default", value: "en-US", as: "en-US" },
    { name: "toast of kind info, ms", value: "4000", as: "info 4000" },
    { name: "toast of kind success, ms", value: "3000", as: "success 3000" },
    { name: "toast of kind warning, ms", value: "4500", as: "warning 4500" },
    { name: "toast of kind error, ms", value: "4500", as: "error 4500" },
    { name: "toast animation, ms", value: "150", as: ["toast 150", "toast 0.15s"] },
    {
      name: "overlay animation, ms",
      value: "150",
      as: ["overlay 150", "panel 150", "popup 150", "dialog 150", "dialog 0.15s"],
    },
    { name: "overlay base z-index", value: "1000", as: ["z-index 1000", "zIndex 1000"] },
    { name: "page size by default", value: "30", as: ["perPage 30", "pageSize 30"] },
    { name: "full-list batch", value: "200", as: ["perPage 200", "batch 200"] },
    { name: "avatar of an admin without one", value: "0", as: ["avatar 0"] },
    {
      name: "overlay scroll check debounce, ms",
      value: "100",
      without: "The style sheet draws the edge shadows; nothing is measured.",
    },
    {
      name: "refresh tooltip hidden after a click, ms",
      value: "150",
      without: "A tooltip closes on click and does not come back under a resting pointer.",
    },
    {
      name: "characters of a random id",
      value: "7",
      without: "React makes the ids that tie a label to its control.",
    },
    {
      name: "auth cookie, bytes",
      value: "4096",
      without: "No cookie is written: the session is in local storage.",
    },
  ],
});

export const notFound = entriesOf("not found", {
  route: [
    {
      says: "any other address",
      as: ["*", "/nowhere", "/no-such-page", "/missing"],
      note: "A test opens one of these.",
    },
  ],
});

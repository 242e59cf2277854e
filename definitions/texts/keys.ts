/**
 * Keys of the dashboard, for the list that "?" opens. `where` says on which screens they work: on those of a kind, with
 * a search, and so on, or on a content page by its name.
 */
export const keyTexts = {
  title: "Keys of this page",
  close: "Close",
  groups: [
    {
      title: "Everywhere",
      keys: [
        { where: "everywhere", keys: ["Ctrl", "K"], does: "Go to a page, a collection, a setting or a record" },
        { where: "everywhere", keys: ["?"], does: "Show the keys of the page" },
        { where: "everywhere", keys: ["F8"], does: "Go to the notifications" },
        { where: "everywhere", keys: ["Escape"], does: "Close the panel, list or question on top" },
        { where: "settings", keys: ["Ctrl", "S"], does: "Save the changes" },
      ],
    },
    {
      title: "Rows",
      keys: [
        { where: "search", keys: ["/"], does: "Go to the filter" },
        { where: "table", keys: ["↑", "↓"], does: "Previous or next row" },
        { where: "table", keys: ["Home", "End"], does: "First or last row" },
        { where: "table", keys: ["→", "←"], does: "Into the cells of the row, and back" },
        { where: "opens", keys: ["Enter"], does: "Open the row" },
        { where: "opens", keys: ["Ctrl", "Enter"], does: "Open the row in a new tab" },
        { where: "cells", keys: ["F2"], does: "Edit the cell, if Edit cells is on" },
        { where: "cells", keys: ["Tab"], does: "Go from the edited cell to the next one" },
        { where: "selects", keys: ["Space"], does: "Select the row" },
        { where: "selects", keys: ["Shift", "Space"], does: "Select all rows from the last selected one" },
      ],
    },
    {
      title: "Open row",
      keys: [
        { where: "sidePanel", keys: ["Alt", "Page Up"], does: "Open the previous row" },
        { where: "sidePanel", keys: ["Alt", "Page Down"], does: "Open the next row" },
        { where: "detail", keys: ["←", "→"], does: "Open the previous or next row" },
        { where: "form", keys: ["Ctrl", "S"], does: "Save the changes" },
      ],
    },
    {
      title: "List at the side",
      keys: [{ where: "sidebar", keys: ["↑", "↓"], does: "Previous or next entry" }],
    },
    {
      title: "SQL console",
      keys: [
        { where: "sql", keys: ["Ctrl", "Enter"], does: "Run the statement at the cursor" },
        { where: "sql", keys: ["Ctrl", "Space"], does: "Suggest tables and columns" },
      ],
    },
    {
      title: "Diagram",
      keys: [
        { where: "diagram", keys: ["/"], does: "Find a collection" },
        { where: "diagram", keys: ["+", "−"], does: "Zoom in or out" },
        { where: "diagram", keys: ["0"], does: "Show everything" },
        { where: "diagram", keys: ["↑", "↓", "←", "→"], does: "Move the drawing, or go along relations" },
        { where: "diagram", keys: ["Enter"], does: "Edit the collection" },
        { where: "diagram", keys: ["Space"], does: "Show more about the collection" },
      ],
    },
    {
      title: "All rules",
      keys: [
        { where: "allRules", keys: ["↑", "↓", "←", "→"], does: "Go to the next rule" },
        { where: "allRules", keys: ["Enter"], does: "Open the rule" },
      ],
    },
  ],
} as const;

import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { roles } from "./roles";

test("prints roles, names and states, but no looks", () => {
  render(
    <main className="page">
      <h1 id="title">Harbour</h1>
      <p>
        Two <b>boats</b>
      </p>
      <label htmlFor="name">Name</label>
      <input id="name" defaultValue="Ada" aria-describedby="hint" required disabled />
      <p id="hint">As it is painted</p>
      <button type="button" aria-expanded={false}>
        More
      </button>
      <input type="checkbox" aria-label="Afloat" defaultChecked />
      <select aria-label="Side" defaultValue="b">
        <option>Port</option>
        <option value="b">Starboard</option>
      </select>
      <p hidden>Nobody is told this</p>
      <p aria-hidden="true">Nor this</p>
      <div role="status">
        <p>Moored</p>
      </div>
    </main>,
  );
  expect(roles(document.body)).toBe(
    [
      "main",
      '  heading "Harbour" 1',
      '  "Two boats"',
      '  textbox "Name" required disabled = "Ada" (As it is painted)',
      '  button "More" collapsed',
      '  checkbox "Afloat" checked',
      '  combobox "Side" = Port | [Starboard]',
      '  status > "Moored"',
      "",
    ].join("\n"),
  );
});

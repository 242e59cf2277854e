import { expect, test } from "vitest";
import { multipartBody } from "../../../src/backend/calls/multipart";

/** The lines of a body, with its boundary written as "--". */
const linesOf = async (body: Blob): Promise<string[]> => {
  const boundary = /^multipart\/form-data; boundary=(.+)$/.exec(body.type)?.[1] ?? "no boundary";
  return (await body.text()).replaceAll(boundary, "").split("\r\n");
};

test("writes each value under its name, and files with names and types", async () => {
  const file = new File(["<b>"], "page.html", { type: "text/html" });
  const body = multipartBody([
    { name: "title", value: "On longitude" },
    { name: "paper", value: file },
    { name: "paper", value: new Blob(["x"]), fileName: "other" },
    { name: "paper", value: new Blob([]) },
  ]);
  expect(await linesOf(body)).toEqual([
    "--",
    'Content-Disposition: form-data; name="title"',
    "",
    "On longitude",
    "--",
    'Content-Disposition: form-data; name="paper"; filename="page.html"',
    "Content-Type: text/html",
    "",
    "<b>",
    "--",
    'Content-Disposition: form-data; name="paper"; filename="other"',
    "Content-Type: application/octet-stream",
    "",
    "x",
    "--",
    'Content-Disposition: form-data; name="paper"; filename="blob"',
    "Content-Type: application/octet-stream",
    "",
    "",
    "----",
    "",
  ]);
});

test("keeps line feeds, and a text that looks like the form around it", async () => {
  const value = 'one\ntwo\r\nthree\r----form-0123\r\nContent-Disposition: form-data; name="x"\r\n\r\n';
  const text = await multipartBody([{ name: "text", value }]).text();
  expect(text).toContain(`\r\n\r\n${value}\r\n--`);
});

test("escapes names that would end themselves or their line", async () => {
  const name = 'a"; name="b\r\nX: y';
  const [, head] = await linesOf(multipartBody([{ name, value: new Blob([]), fileName: name }]));
  const escaped = "a%22; name=%22b%0D%0AX: y";
  expect(head).toBe(`Content-Disposition: form-data; name="${escaped}"; filename="${escaped}"`);
});

test("makes a new boundary for each body", () => {
  expect(multipartBody([]).type).not.toBe(multipartBody([]).type);
});

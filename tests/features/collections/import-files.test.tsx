import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { importTexts as said } from "../../../definitions/texts/import";
import { hasUnsavedFields } from "../../../src/runtime/store/drafts";
import { withNavigation } from "../../support/leaving";
import { open, signedIn, type Opened } from "../../support/open";
import { storedCollections } from "../../support/fixtures";

beforeEach(signedIn);

const route = "#/settings/import-collections";
const texts = { one: JSON.stringify(storedCollections), two: JSON.stringify(storedCollections.slice(1)) };
const area = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: /^Collections/ });

/** A file whose reading ends on request. */
function slowFile(text: string): { file: File; finish: () => Promise<void> } {
  const file = new File(["x"], "pb_schema.json", { type: "application/json" });
  let finish = (): void => {};
  const reading = new Promise<string>((done) => (finish = () => done(text)));
  file.text = () => reading;
  return { file, finish: () => act(async () => finish()) };
}

const choose = async ({ user }: Opened, file: File): Promise<void> => {
  await area();
  await user.upload(document.querySelector<HTMLInputElement>("input[type=file]")!, file);
};

test("keeps the file that was chosen last, whichever is read first", async () => {
  const opened = open(route);
  const [one, two] = [slowFile(texts.one), slowFile(texts.two)];
  await choose(opened, one.file);
  await choose(opened, two.file);
  await two.finish();
  await waitFor(async () => expect((await area()).value).toBe(texts.two));
  await one.finish();
  expect((await area()).value).toBe(texts.two);
});

test("keeps text that was typed while a file is read", async () => {
  const opened = open(route);
  const { file, finish } = slowFile(texts.one);
  await choose(opened, file);
  await opened.user.type(await area(), "mine");
  await finish();
  expect((await area()).value).toBe("mine");
});

test("drops a file that is read after the page was left", async () => {
  const opened = open(route);
  const { file, finish } = slowFile(texts.one);
  await choose(opened, file);
  await opened.user.click(screen.getByRole("link", { name: "Application" }));
  await screen.findByRole("textbox", { name: "Application name" });
  await finish();
  expect(hasUnsavedFields()).toBe(false);
  await opened.user.click(screen.getByRole("link", { name: "Import collections" }));
  expect((await area()).value).toBe("");
});

test("disables Review while a file is read, and can cancel reading", async () => {
  const opened = open(route);
  await opened.user.click(await area());
  await opened.user.paste(texts.two);
  const review = screen.getByRole<HTMLButtonElement>("button", { name: said.review });
  await waitFor(() => expect(review.disabled).toBe(false));
  const { file, finish } = slowFile(texts.one);
  await choose(opened, file);
  await screen.findByText(said.reading);
  expect(review.disabled).toBe(true);
  await opened.user.click(screen.getByRole("button", { name: said.cancel }));
  expect(screen.queryByText(said.reading)).toBeNull();
  expect(review.disabled).toBe(false);
  await finish();
  expect((await area()).value).toBe(texts.two);
});

test("tells an unreadable file from an empty one", async () => {
  const opened = open(route);
  const large = slowFile("");
  await choose(opened, large.file);
  await large.finish();
  await screen.findByText(said.unreadableFile);
  await choose(opened, new File([], "empty.json", { type: "application/json" }));
  await screen.findByText(said.invalid);
});

test("asks before a text that was not imported is lost", async () => {
  const goElsewhere = withNavigation();
  const { user } = open(route);
  await user.click(await area());
  expect(await goElsewhere()).toBe(false);
  // Faulty, so that nothing is compared.
  await user.paste("[{");
  expect(hasUnsavedFields()).toBe(true);
  expect(await goElsewhere()).toBe(true);
  await screen.findByText("Unsaved changes will be lost: Collections.", { exact: false });
  await user.click(screen.getByRole("button", { name: "Keep editing" }));
  expect((await area()).value).toBe("[{");
});

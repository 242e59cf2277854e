// Before the first paint, so that the page never flashes in the other theme. The policy forbids this to stand in the page.
try {
  const theme = localStorage.getItem("sextant-theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // A browser may forbid to read what is stored: the system's theme is as good a guess.
}
// A main script that cannot be fetched could not say so itself.
const tell = ({ target }) => {
  if (target.type !== "module") return;
  const root = document.getElementById("root");
  root.replaceChildren(document.getElementById("not-loaded").content.cloneNode(true));
  root.querySelector("button").addEventListener("click", () => location.reload());
};
addEventListener("error", tell, true);

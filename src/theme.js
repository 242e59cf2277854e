// Runs before the first paint, to avoid a flash of the wrong theme. The CSP forbids inline scripts.
try {
  const theme = localStorage.getItem("sextant-theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // Storage may be blocked; then the system's theme applies.
}
// Reports a main script that failed to load.
const tell = ({ target }) => {
  if (target.type !== "module") return;
  const root = document.getElementById("root");
  root.replaceChildren(document.getElementById("not-loaded").content.cloneNode(true));
  root.querySelector("button").addEventListener("click", () => location.reload());
};
addEventListener("error", tell, true);

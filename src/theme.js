// Runs before the first paint, to avoid a flash of the wrong colours. The CSP forbids inline scripts.
try {
  const theme = localStorage.getItem("sextant-theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  const place = document.documentElement.dataset.place;
  const shades = JSON.parse(localStorage.getItem(place ? `sextant-accent@${place}` : "sextant-accent"));
  for (const name in shades) document.documentElement.style.setProperty(name, shades[name]);
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

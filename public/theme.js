// Before the first paint, so that the page never flashes in the other theme. The policy forbids this to stand in the page.
try {
  const theme = localStorage.getItem("sextant-theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // A browser may forbid to read what is stored: the system's theme is as good a guess.
}

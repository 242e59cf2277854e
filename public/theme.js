// Before the first paint, so that the page never flashes in the other theme. The policy forbids this to stand in the page.
const theme = localStorage.getItem("sextant-theme");
if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;

import { StyleModule } from "style-mod";

// CodeMirror mounts its styles as a <style> element, which the CSP forbids. A constructed sheet is allowed.
const sheet = new CSSStyleSheet();
const mounted = new Set<StyleModule>();
document.adoptedStyleSheets.push(sheet);

StyleModule.mount = (_root, modules) => {
  const before = mounted.size;
  for (const module of [modules].flat()) mounted.add(module);
  if (mounted.size > before) sheet.replaceSync([...mounted].map((module) => module.getRules()).join("\n"));
};

import type { Mark, Node } from "prosemirror-model";
import type { EditorProps, NodeView } from "prosemirror-view";
import { givenOf } from "./rich-schema";

const shownLetters = 300;

function chip(tag: "div" | "span", className: string, text: string): NodeView {
  const dom = document.createElement(tag);
  dom.className = className;
  dom.textContent = text.length > shownLetters ? `${text.slice(0, shownLetters)}…` : text;
  return { dom };
}

const keptAs =
  (tag: "div" | "span", className: string) =>
  ({ attrs }: Node): NodeView =>
    chip(tag, className, String(attrs["html"]).trim());

// Colours are all that is shown of a style: others could cover the page.
function styledView(mark: Mark): { dom: HTMLElement } {
  const dom = document.createElement(String(mark.attrs["tag"]));
  const stored = document.createElement("span");
  stored.style.cssText = givenOf(mark)["style"] ?? "";
  dom.style.color = stored.style.color;
  dom.style.backgroundColor = stored.style.backgroundColor;
  return { dom };
}

/** Views of the parts that the page does not show as they are stored. Links are inert, and images load nothing. */
export const richViews = {
  markViews: {
    link: (mark) => {
      const dom = document.createElement("span");
      dom.className = "rich-link";
      dom.title = givenOf(mark)["href"] ?? "";
      return { dom };
    },
    styled: styledView,
  },
  nodeViews: {
    image: (node) => chip("span", "rich-image", givenOf(node)["alt"] || givenOf(node)["src"] || ""),
    kept_block: keptAs("div", "rich-kept"),
    kept_inline: keptAs("span", "rich-kept"),
  },
} satisfies EditorProps;

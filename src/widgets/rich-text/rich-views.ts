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

// Images of other servers would tell them who edits the text, and when.
function imageView(isShown: (address: string) => boolean, node: Node): NodeView {
  const { src = "", alt = "" } = givenOf(node);
  if (!isShown(src)) return chip("span", "rich-image", alt || src);
  const dom = document.createElement("img");
  dom.className = "rich-picture";
  dom.alt = alt;
  dom.src = src;
  return { dom };
}

/** Views of the parts that the page does not show as they are stored. Links are inert, and only some images load. */
export const richViews = (isShown: (address: string) => boolean) =>
  ({
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
      image: (node) => imageView(isShown, node),
      kept_block: keptAs("div", "rich-kept"),
      kept_inline: keptAs("span", "rich-kept"),
    },
  }) satisfies EditorProps;

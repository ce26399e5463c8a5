import type { PickedElement, PickTexts } from "../shared/navigation/messages";
import { pageOf } from "../shared/navigation/urlPattern";
import type { Opener } from "./opener";
import { selectorOf } from "./selectorOf";

const LONGEST_TEXT = 80;
const BAR =
  "all:initial;position:fixed;z-index:2147483647;inset:auto 0 0;display:flex;flex-wrap:wrap;gap:8px;align-items:center;justify-content:center;padding:12px 16px;background:#161a23;color:#fff;font:16px/1.5 system-ui,sans-serif";
const BUTTON =
  "all:unset;box-sizing:border-box;min-height:44px;padding:8px 16px;border-radius:8px;background:#fff;color:#161a23;font:600 16px/1.5 system-ui,sans-serif;cursor:pointer";
const FRAME =
  "all:initial;position:fixed;z-index:2147483646;box-sizing:border-box;border:3px solid #3447d4;background:rgb(52 71 212/.15);border-radius:4px;pointer-events:none;display:none";

const ROLES: Readonly<Record<string, string>> = {
  a: "link",
  button: "button",
  select: "combobox",
  textarea: "textbox",
  img: "img",
};

function pickedOf(element: Element): PickedElement {
  const text = element.getAttribute("aria-label") ?? element.textContent ?? "";
  return {
    selector: selectorOf(element),
    text: text.trim().replace(/\s+/g, " ").slice(0, LONGEST_TEXT),
    role: element.getAttribute("role") ?? ROLES[element.localName] ?? element.localName,
    url: pageOf(location.href),
  };
}

/**
 * Lets somebody of the team point at elements, and tells the console which. While they browse instead, the site is as always.
 * @param onClosed told once the bar is closed
 */
export function pick(
  opener: Opener,
  { nonce, texts, onClosed }: { readonly nonce: string; readonly texts: PickTexts; readonly onClosed: () => void },
): void {
  const host = document.createElement("div");
  host.setAttribute("data-sondeo", "pick");
  const root = host.attachShadow({ mode: "open" });
  const frame = document.createElement("div");
  frame.style.cssText = FRAME;
  const bar = document.createElement("div");
  bar.setAttribute("role", "toolbar");
  bar.setAttribute("aria-label", texts.title);
  bar.style.cssText = BAR;
  const title = document.createElement("span");
  title.setAttribute("role", "status");
  title.textContent = texts.title;
  const button = (label: string, onClick: () => void) => {
    const made = document.createElement("button");
    made.type = "button";
    made.textContent = label;
    made.style.cssText = BUTTON;
    made.addEventListener("click", onClick);
    return made;
  };
  let isPicking = true;
  const ending = new AbortController();
  const toggle = button(texts.browse, () => {
    isPicking = !isPicking;
    toggle.textContent = isPicking ? texts.browse : texts.pick;
    if (!isPicking) frame.style.display = "none";
  });
  const close = button(texts.close, () => {
    ending.abort();
    host.remove();
    onClosed();
  });
  bar.append(title, toggle, close);
  root.append(frame, bar);
  document.documentElement.append(host);

  const elementOf = (event: Event): Element | undefined => {
    const path = event.composedPath();
    return isPicking && !path.includes(host) ? path.find((one): one is Element => one instanceof Element) : undefined;
  };
  function mark(event: Event): void {
    const element = elementOf(event);
    if (!element) return;
    const { left, top, width, height } = element.getBoundingClientRect();
    Object.assign(frame.style, {
      display: "block",
      left: `${left}px`,
      top: `${top}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
  }
  function take(event: Event): void {
    const element = elementOf(event);
    if (!element) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type !== "click") return;
    const picked = pickedOf(element);
    title.textContent = `${texts.title}: ${picked.text || picked.selector}`;
    opener.tell({ sondeo: "picked", nonce, element: picked });
  }
  const listening = { capture: true, signal: ending.signal };
  addEventListener("pointermove", mark, { ...listening, passive: true });
  addEventListener("focusin", mark, { ...listening, passive: true });
  // What a site does on pressing would happen before the click that picks.
  for (const type of ["click", "pointerdown", "mousedown", "submit"]) addEventListener(type, take, listening);
}

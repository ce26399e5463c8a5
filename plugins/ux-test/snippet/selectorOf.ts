/** Attributes that developers give elements to find them again, the best first. */
const NAMING = ["data-testid", "data-test", "data-cy", "name", "aria-label"];
/** Made by a build or a framework: another one after the next release. */
const GENERATED = /\d{3,}|[:]|^(css|sc|jss|radix|ember|mui|ng)-|[a-f0-9]{8,}/i;
/** Letters that any server stores, however a selector is cut. */
const PLAIN = /^[\u0020-\u007e\u00a1-\u024f]{1,80}$/;
const DEEPEST = 12;
const LONGEST = 400;

const isLasting = (name: string) => PLAIN.test(name) && !GENERATED.test(name);

function isOnly(selector: string, element: Element): boolean {
  const found = (element.getRootNode() as ParentNode).querySelectorAll(selector);
  return found.length === 1 && found[0] === element;
}

/** What tells the element from others by itself; undefined where nothing does. */
function namedPart(element: Element): string | undefined {
  if (isLasting(element.id)) {
    const selector = `#${CSS.escape(element.id)}`;
    if (isOnly(selector, element)) return selector;
  }
  for (const name of NAMING) {
    const value = element.getAttribute(name);
    const selector = `${element.localName}[${name}="${CSS.escape(value ?? "")}"]`;
    if (value && isLasting(value) && isOnly(selector, element)) return selector;
  }
  return undefined;
}

function placedPart(element: Element): string {
  const alike = [...(element.parentNode?.children ?? [])].filter(({ localName }) => localName === element.localName);
  const tag = CSS.escape(element.localName);
  return alike.length > 1 ? `${tag}:nth-of-type(${alike.indexOf(element) + 1})` : tag;
}

/**
 * A CSS selector that fits this element alone, by what is likely to stay as it is in the site's next version: from the nearest
 * element with an id or a name on, else by places. ` >>> ` leads from a host into its shadow root.
 */
export function selectorOf(element: Element): string {
  const parts: string[] = [];
  let shortest: string | undefined;
  let current: Element | null = element;
  while (current && parts.length < DEEPEST) {
    const named = namedPart(current);
    parts.unshift(named ?? placedPart(current));
    const path = parts.join(" > ");
    if (named) {
      shortest = path;
      break;
    }
    // A tag alone is the only one of its kind by chance.
    if (parts.length > 1 && isOnly(path, element)) shortest ??= path;
    current = current.parentElement;
  }
  const own = shortest ?? parts.join(" > ");
  const root = element.getRootNode();
  return (root instanceof ShadowRoot ? `${selectorOf(root.host)} >>> ${own}` : own).slice(0, LONGEST);
}

const REACTING = [
  "a[href]",
  "button",
  "input",
  "select",
  "textarea",
  "label",
  "summary",
  "option",
  "video",
  "audio",
  "iframe",
  "[onclick]",
  "[contenteditable]",
  '[tabindex]:not([tabindex="-1"])',
  ...["button", "link", "menuitem", "option", "tab", "checkbox", "radio", "switch", "slider"].map((role) => `[role=${role}]`),
].join();

/** Whether something on the way up from an element reacts to clicks, by its markup or by the pointer that it shows. */
export function isInteractive(path: readonly EventTarget[]): boolean {
  const elements = path.filter((one): one is Element => one instanceof Element);
  const [target] = elements;
  if (!target) return false;
  return elements.some((one) => one.matches(REACTING)) || getComputedStyle(target).cursor === "pointer";
}

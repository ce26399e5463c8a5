const FIELDS = "input:not([type=hidden]), select, textarea";

/** Where the focus is in a form, and in its text, and how far the page is scrolled. */
export interface FocusPlace {
  readonly scroll: number;
  readonly index: number;
  readonly isButton: boolean;
  readonly caret: readonly [number, number] | undefined;
}

function caretOf(field: Element): FocusPlace["caret"] {
  const isTyped = field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type === "text");
  return isTyped ? [field.selectionStart ?? 0, field.selectionEnd ?? 0] : undefined;
}

/** The focused field by its place among the form's; nothing where the focus is elsewhere. */
export function readFocus(form: HTMLFormElement): FocusPlace | undefined {
  const { activeElement } = document;
  if (!activeElement) return undefined;
  const isButton = activeElement instanceof HTMLButtonElement && activeElement.form === form;
  const index = [...form.querySelectorAll(FIELDS)].indexOf(activeElement);
  return isButton || index >= 0 ? { index, isButton, caret: caretOf(activeElement), scroll: window.scrollY } : undefined;
}

const MOST_FRAMES = 60;

/** The same place among the fields of what takes the form's stead, in the frame in which it is drawn. */
export function restoreFocus(container: Element, place: FocusPlace, frames = MOST_FRAMES): void {
  const { index, isButton, caret, scroll } = place;
  const field = isButton
    ? document.querySelector<HTMLElement>(".rn-next")
    : [...container.querySelectorAll<HTMLElement>(FIELDS)][index];
  // The text of an "other" option comes after its choice.
  if (!field) {
    if (frames > 0) requestAnimationFrame(() => restoreFocus(container, place, frames - 1));
    return;
  }
  field.focus({ preventScroll: true });
  window.scrollTo(0, scroll);
  if (caret && (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) field.setSelectionRange(...caret);
}

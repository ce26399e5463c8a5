const FIELDS = "input:not([type=hidden]), select, textarea";

/** Where the focus is in a form, and in its text. */
export interface FocusPlace {
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
  return isButton || index >= 0 ? { index, isButton, caret: caretOf(activeElement) } : undefined;
}

/** The same place among the fields of what has taken the form's stead. */
export function restoreFocus(container: Element, { index, isButton, caret }: FocusPlace): void {
  const field = isButton
    ? document.querySelector<HTMLElement>(".rn-next")
    : [...container.querySelectorAll<HTMLElement>(FIELDS)][index];
  field?.focus({ preventScroll: true });
  if (caret && (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) field.setSelectionRange(...caret);
}

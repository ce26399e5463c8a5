export type TextField = HTMLTextAreaElement | HTMLInputElement;

export function isTextField(target: EventTarget | null): target is TextField {
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && target.type === "text";
}

/** Writes at the cursor as if the person had typed it: the field's own change takes it from there. */
export function insertText(field: TextField, words: string): void {
  const start = field.selectionStart ?? field.value.length;
  const end = field.selectionEnd ?? start;
  field.focus();
  field.setRangeText(words, start, end, "end");
  field.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertText", data: words }));
}

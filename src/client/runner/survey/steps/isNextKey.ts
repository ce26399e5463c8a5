const ONE_LINE = new Set(["text", "number", "email", "url", "tel", "date", "datetime-local", "radio", "checkbox"]);

/** Enter moves on from a choice or a one-line field, Ctrl/Cmd + Enter from anywhere. */
export function isNextKey(event: { key: string; ctrlKey: boolean; metaKey: boolean; target: EventTarget | null }): boolean {
  if (event.key !== "Enter") return false;
  if (event.ctrlKey || event.metaKey) return true;
  return event.target instanceof HTMLInputElement && ONE_LINE.has(event.target.type);
}

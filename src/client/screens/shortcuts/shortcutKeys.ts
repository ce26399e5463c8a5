/** A key, or two one after the other, that does something while no control takes the keys. */
export interface Shortcut {
  /** As `KeyboardEvent.key` names them, a space between two: `"j"`, `"g m"`, `"?"`. */
  readonly keys: string;
  /** What it does, in the person's words. */
  readonly label: string;
  /** Where the help lists it, in the person's words. */
  readonly group: string;
  readonly run: () => void;
  /** Whether it is meant where the focus is; @default wherever no control takes the keys */
  readonly isFor?: (target: EventTarget | null) => boolean;
}

export type Step = { readonly run: Shortcut } | { readonly wait: string } | undefined;

/** What a key means after the one before it: a shortcut, the beginning of one, or nothing. */
export function stepOf(shortcuts: readonly Shortcut[], before: string | undefined, key: string): Step {
  const typed = before ? `${before} ${key}` : key;
  // What was registered last stands in front: a list before the page that holds it.
  const found = shortcuts.findLast(({ keys }) => keys === typed);
  if (found) return { run: found };
  if (shortcuts.some(({ keys }) => keys.startsWith(`${typed} `))) return { wait: typed };
  return before ? stepOf(shortcuts, undefined, key) : undefined;
}

const TYPING = "input, textarea, select, [contenteditable=true], [role=combobox], [role=listbox], [role=textbox]";
const ABOVE = "[role=dialog], [role=alertdialog], [role=menu]";

/** Whether the keys belong to what has the focus: a box to type in, a dialog, a menu. */
export function isTaken(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  const isPlainBox = target.matches("input[type=checkbox], input[type=radio]");
  return (!isPlainBox && target.closest(TYPING) !== null) || target.closest(ABOVE) !== null;
}

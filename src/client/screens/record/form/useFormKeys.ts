import { type RefObject, useEffect, useRef } from "react";

interface FormKeys {
  readonly form: RefObject<HTMLFormElement | null>;
  /** @default Esc does nothing */
  readonly onCancel?: () => void;
}

/** Whether a key belongs to something that is open above the form: a list of options, a dialog. */
function isElsewhere({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest('[role="dialog"], [role="listbox"], [aria-expanded="true"]') !== null;
}

/** Ctrl/Cmd+S saves, Esc leaves: only a form in which nothing has changed, for it is pressed for much else. */
export function useFormKeys({ form, onCancel }: FormKeys): void {
  const cancel = useRef(onCancel);
  useEffect(() => {
    cancel.current = onCancel;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      if (event.key.toLowerCase() === "s" && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey) {
        event.preventDefault();
        form.current?.requestSubmit();
      }
      if (event.key === "Escape" && !isElsewhere(event)) cancel.current?.();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [form]);
}

/** Opens the part of the form that hides a control. */
function reveal(control: HTMLElement): void {
  const panel = control.closest<HTMLElement>('[role="tabpanel"][hidden]');
  const tab = document.getElementById(panel?.getAttribute("aria-labelledby") ?? "");
  tab?.click();
}

/** Brings the first faulty control into sight and focus. */
export function focusFirstIssue(pointers: readonly string[], idPrefix: string): void {
  const ids = new Set(pointers.map((pointer) => `${idPrefix}_${pointer.split("/").slice(1).join("_")}`));
  // Controls stand in the order that people read them in, faults come in the schema's order.
  const control = [...document.querySelectorAll<HTMLElement>("[data-field]")].find((element) =>
    ids.has(element.dataset.field ?? ""),
  );
  if (!control) return;
  reveal(control);
  requestAnimationFrame(() => {
    const input = control.querySelector<HTMLElement>("input:not([type=hidden]), textarea, [role=combobox], button");
    control.scrollIntoView({ block: "center" });
    input?.focus({ preventScroll: true });
  });
}

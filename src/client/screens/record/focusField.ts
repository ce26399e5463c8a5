/** Brings the first faulty control into sight and focus; says whether there was one. */
export function focusFirstFault(pointers: readonly string[], idPrefix: string): void {
  const ids = new Set(pointers.map((pointer) => `${idPrefix}_${pointer.split("/").slice(1).join("_")}`));
  // Controls stand in the order that people read them in, faults come in the schema's order.
  const control = [...document.querySelectorAll<HTMLElement>("[data-field]")].find((element) =>
    ids.has(element.dataset.field ?? ""),
  );
  const input = control?.querySelector<HTMLElement>("input, textarea, [role=combobox], button");
  control?.scrollIntoView({ block: "center" });
  input?.focus({ preventScroll: true });
}

/** Puts the focus on the question's title, so that what is read out next is the question itself. */
export function focusQuestion(container: HTMLElement | null): void {
  window.scrollTo(0, 0);
  // SurveyJS draws the new page after this render.
  requestAnimationFrame(() => {
    const title = container?.querySelector<HTMLElement>(".sd-element__title, .sd-html");
    if (!title) return;
    title.tabIndex = -1;
    title.focus({ preventScroll: true });
  });
}

const FIELDS = "input:not([type=hidden]), select, textarea, [tabindex='0'], button";

/** Where to mend, the surest sign first: the text of "other", a row without an answer, a wrong field, the first field. */
function invalidField(question: Element): HTMLElement | undefined {
  const otherText = [...question.querySelectorAll<HTMLTextAreaElement>(".sd-selectbase textarea")].find(
    ({ value }) => value === "",
  );
  const field = ".sd-table__row .sd-item--error input, :is(input, textarea, select)[aria-invalid='true']:not([type=radio])";
  const choices = [otherText, question.querySelector(field), question.querySelector(`.sd-question__content :is(${FIELDS})`)];
  return choices.find((choice) => choice instanceof HTMLElement);
}

/** Leads to what has to be mended. */
export function focusIssue(container: HTMLElement | null): void {
  // SurveyJS draws its message after this render.
  requestAnimationFrame(() => {
    const question = container?.querySelector(".sd-question--error");
    const field = question && invalidField(question);
    if (!field) return;
    field.focus({ preventScroll: true });
    // What is drawn of a choice is its label, and what says what is wrong stands above the first field.
    const seen = field.closest(".sd-table__row") ?? field.closest("label") ?? field;
    seen.scrollIntoView({ block: "nearest" });
  });
}

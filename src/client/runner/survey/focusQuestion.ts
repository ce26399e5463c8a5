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

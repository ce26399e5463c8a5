/** SurveyJS gives the text of an "other" option no name: it gets the option's own. */
function label(container: HTMLElement): void {
  for (const text of container.querySelectorAll<HTMLTextAreaElement>("textarea:not([aria-label]):not([aria-labelledby])")) {
    const items = [...container.querySelectorAll(".sd-item--checked .sd-item__control-label")];
    const name = items.at(-1)?.textContent ?? container.querySelector(".sd-element__title")?.textContent;
    if (name) text.setAttribute("aria-label", name);
  }
}

/** Watches, since the field appears when the option is chosen. @returns stops */
export function labelOtherTexts(container: HTMLElement): () => void {
  const observer = new MutationObserver(() => label(container));
  observer.observe(container, { childList: true, subtree: true });
  label(container);
  return () => observer.disconnect();
}

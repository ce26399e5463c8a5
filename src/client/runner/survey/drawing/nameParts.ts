import type { Translate } from "../../../texts/texts";
import { nameRankingItems } from "./nameRankingItems";

/** SurveyJS gives the text of an "other" option no name: it gets the option's own. */
function nameOtherTexts(container: HTMLElement): void {
  for (const text of container.querySelectorAll<HTMLTextAreaElement>("textarea:not([aria-label]):not([aria-labelledby])")) {
    // What has a label of its own is an extension's.
    if (text.labels.length > 0) continue;
    const items = [...container.querySelectorAll(".sd-item--checked .sd-item__control-label")];
    const name = items.at(-1)?.textContent ?? container.querySelector(".sd-element__title")?.textContent;
    if (name) text.setAttribute("aria-label", name);
  }
}

/** SurveyJS calls every star and face by the question's title, so that all sound alike. */
function nameRatingPoints(container: HTMLElement, t: Translate): void {
  for (const group of container.querySelectorAll(".sd-rating")) {
    const points = [...group.querySelectorAll<HTMLInputElement>("label[title] > input[type=radio]")];
    const titles = points.map((point) => point.parentElement?.title ?? "");
    const max = titles.at(-1) ?? "";
    points.forEach((point, index) => {
      point.setAttribute("aria-label", t("runner.ratingPoint", { value: titles[index], max }));
    });
  }
}

/** Gives what SurveyJS leaves nameless a name, also to what appears later: names depend on the answer. @returns stops */
export function nameParts(container: HTMLElement, t: Translate): () => void {
  const name = () => {
    nameOtherTexts(container);
    nameRatingPoints(container, t);
    nameRankingItems(container, t);
  };
  const observer = new MutationObserver(name);
  observer.observe(container, { childList: true, subtree: true, characterData: true });
  name();
  return () => observer.disconnect();
}

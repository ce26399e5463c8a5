import type { Translate } from "../../../texts/texts";
import { isByTouch } from "./isByTouch";

const HINT = "runner-ranking-hint";
const LIST = ".sv-ranking";

/** Where the item stands: its number, or none while it isn't ranked. */
function placeOf(item: Element): string {
  const text = item.querySelector(".sv-ranking-item__index")?.textContent?.trim() ?? "";
  return /^\d+/.exec(text)?.[0] ?? "";
}

/** Says how items move, once for all of them. */
function insertHint(list: Element, t: Translate): void {
  if (list.previousElementSibling?.id === HINT) return;
  const hint = document.createElement("p");
  hint.id = HINT;
  hint.className = "rn-hint";
  const canPick = list.querySelector("[data-ranking]") !== null;
  hint.textContent = t(`runner.ranking.${canPick ? "pick" : "move"}${isByTouch() ? "ByTouch" : ""}`);
  list.before(hint);
}

/** SurveyJS draws what is ranked as focusable boxes without a role, a place or a word on how they move. */
export function nameRankingItems(container: HTMLElement, t: Translate): void {
  for (const list of container.querySelectorAll(LIST)) {
    insertHint(list, t);
    const items = [...list.querySelectorAll<HTMLElement>(".sv-ranking-item[data-sv-drop-target-ranking-item]")];
    const total = items.filter((item) => placeOf(item) !== "").length;
    for (const item of items) {
      const name = item.querySelector(".sv-ranking-item__text")?.textContent?.trim() ?? "";
      const place = placeOf(item);
      item.setAttribute("role", "button");
      item.setAttribute("aria-describedby", HINT);
      item.setAttribute(
        "aria-label",
        place ? t("runner.ranking.placed", { name, place, total }) : t("runner.ranking.unplaced", { name }),
      );
    }
  }
}

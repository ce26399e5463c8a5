import "./cardSorting.css";
import { useEffect, useRef } from "react";
import { type RunnerQuestionProps, useTexts } from "../../../../../src/client/kit/runner";
import type { SortingPart } from "./CardList";
import { GroupPile } from "./GroupPile";
import { Tray, UNSORTED } from "./Tray";
import { useCardDrag } from "./useCardDrag";
import { type Sorting, useSorting } from "./useSorting";

const MOST_SHORTCUTS = 9;
const GROUP = "group ";

/** What takes the focus next, the best first. */
const FOCUSED = {
  card: [".cs-tray .cs-card[tabindex='0']", "[data-left]"],
  group: [".cs-groups .cs-put", ".cs-add"],
  name: [".cs-groups > li:nth-last-child(1) .cs-name"],
} as const;

/** The focus follows what is done, once it is drawn. */
function useFollowingFocus() {
  const root = useRef<HTMLDivElement>(null);
  const wanted = useRef<keyof typeof FOCUSED>(undefined);
  /** The page stays where it is for whoever sees where they tap. */
  const preventScroll = useRef(false);
  useEffect(() => {
    const selectors = wanted.current && FOCUSED[wanted.current];
    wanted.current = undefined;
    const found = selectors?.map((selector) => root.current?.querySelector<HTMLElement>(selector)).find(Boolean);
    found?.focus({ preventScroll: preventScroll.current });
  });
  const onFollow: SortingPart["onFollow"] = (to) => {
    wanted.current = to;
    preventScroll.current = document.activeElement?.matches(":focus-visible") !== true;
  };
  return { root, onFollow };
}

function hintOf({ hasOwnGroups, piles }: Sorting): string {
  if (!hasOwnGroups) return "closed";
  return piles.some(({ isOwn }) => !isOwn) ? "hybrid" : "open";
}

/** Cards to be put into groups, by dragging, by tapping a card and its group, or by keyboard. */
export function CardSortingQuestion(props: RunnerQuestionProps) {
  const { titleId, describedBy, focusId, hasIssue, isReadOnly } = props;
  const { t } = useTexts();
  const sorting = useSorting(props);
  const { root, onFollow } = useFollowingFocus();
  const drag = useCardDrag((card, drop) => {
    if (drop === UNSORTED) sorting.place(card, undefined);
    else if (drop.startsWith(GROUP)) sorting.place(card, drop.slice(GROUP.length));
  });
  const { dragged } = drag;
  const { chosen, piles } = sorting;
  const part: SortingPart = { sorting, drag, onFollow };
  return (
    // biome-ignore lint/a11y/useSemanticElements: SurveyJS draws the title, which a fieldset would need within
    <div
      ref={root}
      id={focusId}
      tabIndex={-1}
      className="cs-question"
      role="group"
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      data-issue={hasIssue}
    >
      <p className="rn-hint cs-hint">
        {t(`cardSorting.runner.hint.${hintOf(sorting)}`)} {t("cardSorting.runner.hint.how")}
      </p>
      <div className="cs-table">
        <Tray {...part} />
        <ul className="cs-groups" aria-label={t("cardSorting.runner.groups")}>
          {piles.map((pile, place) => (
            <li key={pile.key}>
              <GroupPile {...part} pile={pile} shortcut={place < MOST_SHORTCUTS ? place + 1 : undefined} />
            </li>
          ))}
        </ul>
        {sorting.hasOwnGroups && (
          <button
            type="button"
            className="cs-add"
            aria-disabled={isReadOnly}
            onClick={() => {
              sorting.add();
              onFollow("name");
            }}
          >
            <span aria-hidden="true">+</span>
            {chosen ? t("cardSorting.runner.addWith", { card: chosen.text }) : t("cardSorting.runner.add")}
          </button>
        )}
      </div>
      {dragged && (
        <div className="cs-ghost" aria-hidden="true" style={{ left: dragged.x, top: dragged.y }}>
          {sorting.textOf(dragged.card)}
        </div>
      )}
      <p role="status" className="rn-hidden">
        {sorting.said}
      </p>
    </div>
  );
}

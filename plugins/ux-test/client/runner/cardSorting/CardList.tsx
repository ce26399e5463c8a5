import { type KeyboardEvent, useState } from "react";
import type { CardDrag } from "./useCardDrag";
import type { Sorting } from "./useSorting";

/** What the parts of a sort are drawn with. */
export interface SortingPart {
  readonly sorting: Sorting;
  readonly drag: CardDrag;
  /** Has the focus go where the next card or group is, for what had it goes away. */
  readonly onFollow: (to: "card" | "group" | "name") => void;
}

interface CardListProps extends SortingPart {
  readonly codes: readonly string[];
  readonly label: string;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Where a key leads in a list of so many, round its ends. */
function placeAfterKey(key: string, place: number, count: number): number | undefined {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = STEPS[key];
  return step === undefined ? undefined : (place + step + count) % count;
}

/** Cards that can be chosen and dragged: one stop of the tab key, arrows between them, 1 to 9 put one into a group. */
export function CardList({ codes, label, sorting, drag, onFollow }: CardListProps) {
  const [current, setCurrent] = useState(0);
  const { chosen, piles, isReadOnly, textOf } = sorting;
  const stop = Math.min(current, codes.length - 1);

  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isReadOnly) return;
    const buttons = [...event.currentTarget.querySelectorAll("button")];
    const place = buttons.findIndex((button) => button.matches(":focus"));
    const card = codes[place];
    const next = placeAfterKey(event.key, place, codes.length);
    const pile = /^[1-9]$/.test(event.key) ? piles[Number(event.key) - 1] : undefined;
    if (card === undefined || !(pile || next !== undefined || event.key === "Escape")) return;
    event.preventDefault();
    if (event.key === "Escape") sorting.choose(undefined);
    if (pile) {
      sorting.place(card, pile.key);
      onFollow("card");
    } else if (next !== undefined) buttons[next]?.focus();
  };

  return (
    <ul className="cs-cards" aria-label={label} onKeyDown={onKeyDown}>
      {codes.map((code, place) => (
        <li key={code}>
          <button
            type="button"
            className="cs-card"
            data-dragged={drag.dragged?.card === code}
            aria-pressed={chosen?.code === code}
            aria-disabled={isReadOnly}
            tabIndex={place === stop ? 0 : -1}
            onFocus={() => setCurrent(place)}
            onPointerDown={(event) => !isReadOnly && drag.start(event, code)}
            onClick={(event) => {
              if (drag.wasDrag()) return;
              const isChosen = chosen?.code === code;
              sorting.choose(isChosen ? undefined : code);
              // Without a pointer: on to the groups.
              if (event.detail === 0 && !isChosen && !isReadOnly) onFollow("group");
            }}
          >
            <span className="cs-card-text">{textOf(code)}</span>
            <span className="cs-grip" data-grip aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}

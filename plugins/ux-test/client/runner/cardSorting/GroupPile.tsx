import { useEffect, useState } from "react";
import { useTexts } from "../../../../../src/client/kit/runner";
import { LONGEST_NAME } from "../../../questions/cardSorting/cardSortingQuestion";
import { tidyName } from "../../../questions/cardSorting/sortedGroups";
import { CardList, type SortingPart } from "./CardList";
import type { Pile } from "./sorting";

interface GroupPileProps extends SortingPart {
  readonly pile: Pile;
  /** The key that puts a card here, where there is one. */
  readonly shortcut: number | undefined;
}

/** What somebody calls a group; it is kept once they have gone on. */
function NameField({ pile, sorting }: Pick<GroupPileProps, "pile" | "sorting">) {
  const { t } = useTexts();
  const [name, setName] = useState(pile.name);
  useEffect(() => setName(pile.name), [pile.name]);
  return (
    <input
      className="cs-name"
      data-name={pile.key}
      value={name}
      maxLength={LONGEST_NAME}
      readOnly={sorting.isReadOnly}
      placeholder={t("cardSorting.runner.namePlaceholder")}
      aria-label={t("cardSorting.runner.nameOf", { group: sorting.nameOf(pile) })}
      onChange={(event) => setName(event.target.value)}
      onBlur={() => sorting.rename(pile.key, tidyName(name))}
      onKeyDown={(event) => {
        if (event.key !== "Enter") return;
        event.preventDefault();
        event.currentTarget.blur();
      }}
    />
  );
}

/** A group with its cards. While a card is chosen a press anywhere in it puts the card there. */
export function GroupPile({ pile, shortcut, ...part }: GroupPileProps) {
  const { t } = useTexts();
  const { sorting, drag, onFollow } = part;
  const { chosen, nameOf } = sorting;
  const name = nameOf(pile);
  const drop = `group ${pile.key}`;
  const put = () => {
    if (!chosen) return;
    sorting.place(chosen.code, pile.key);
    onFollow("card");
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a larger target; the button within is everybody's
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button within is for keys
    <div
      className="cs-group"
      data-drop={drop}
      data-over={drag.dragged?.over === drop}
      onClick={(event) => !(event.target instanceof Element && event.target.closest("button, input")) && put()}
    >
      <div className="cs-group-head">
        {shortcut !== undefined && (
          <span className="cs-key" aria-hidden="true">
            {shortcut}
          </span>
        )}
        {pile.isOwn ? <NameField pile={pile} sorting={sorting} /> : <span className="cs-group-name">{name}</span>}
        <span className="cs-count">
          <span aria-hidden="true">{pile.cards.length}</span>
          <span className="rn-hidden">{t("cardSorting.runner.inGroup", { smart_count: pile.cards.length })}</span>
        </span>
        {pile.isOwn && (
          <button
            type="button"
            className="cs-remove"
            aria-label={t("cardSorting.runner.remove", { group: name })}
            aria-disabled={sorting.isReadOnly}
            onClick={() => {
              sorting.remove(pile);
              onFollow("card");
            }}
          >
            <span aria-hidden="true">×</span>
          </button>
        )}
      </div>
      {pile.cards.length > 0 && <CardList {...part} codes={pile.cards} label={name} />}
      {chosen && !pile.cards.includes(chosen.code) ? (
        <button
          type="button"
          className="cs-put"
          onClick={put}
          aria-label={t("cardSorting.runner.putIn", { card: chosen.text, group: name })}
        >
          {t("cardSorting.runner.putHere")}
        </button>
      ) : (
        pile.cards.length === 0 && <p className="cs-empty">{t("cardSorting.runner.empty")}</p>
      )}
    </div>
  );
}

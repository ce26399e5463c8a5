import { useTexts } from "../../../../../src/client/kit/runner";
import { CardList, type SortingPart } from "./CardList";

/** Where cards that are let go over it are in no group. */
export const UNSORTED = "unsorted";

/** The cards that are in no group yet, how many are left, and the way back. */
export function Tray(part: SortingPart) {
  const { t } = useTexts();
  const { sorting, drag, onFollow } = part;
  const { unsorted, cards, chosen, canUndo } = sorting;
  const isPlaced = chosen !== undefined && !unsorted.some(({ code }) => code === chosen.code);
  return (
    <div className="cs-tray" data-drop={UNSORTED} data-over={drag.dragged?.over === UNSORTED}>
      <div className="cs-tray-head">
        <p className="cs-left" tabIndex={-1} data-left>
          {unsorted.length > 0
            ? t("cardSorting.runner.left", { smart_count: unsorted.length, total: cards.length })
            : t("cardSorting.runner.done")}
        </p>
        <button type="button" className="cs-undo" aria-disabled={!canUndo} onClick={sorting.undo}>
          {t("cardSorting.runner.undo")}
        </button>
      </div>
      {unsorted.length > 0 && (
        <CardList {...part} codes={unsorted.map(({ code }) => code)} label={t("cardSorting.runner.unsorted")} />
      )}
      {isPlaced && (
        <button
          type="button"
          className="cs-put"
          onClick={() => {
            sorting.place(chosen.code, undefined);
            onFollow("card");
          }}
        >
          {t("cardSorting.runner.takeBack", { card: chosen.text })}
        </button>
      )}
    </div>
  );
}

import "./board.css";
import { useId, useRef, useState } from "react";
import { BoardTools } from "./BoardTools";
import type { BoardProps, Translate } from "./boardProps";
import { Frame } from "./Frame";
import { showPlace, type View, WHOLE } from "./geometry/view";
import { PointList } from "./PointList";
import { SignChoice } from "./SignChoice";
import { type Board as BoardState, useBoard } from "./useBoard";
import { usePanelFocus } from "./usePanelFocus";

/** What everybody is told; a deletion can be undone where it is told. */
function NoticeLine({ board: { notice, undo }, t }: { readonly board: BoardState; readonly t: Translate }) {
  if (!notice) return null;
  return (
    <p className="hm-notice">
      <span>{notice.text}</span>
      {notice.canUndo && (
        <button type="button" className="hm-link" onClick={undo}>
          {t("heatMap.board.undo")}
        </button>
      )}
    </p>
  );
}

/**
 * An image on which a person marks points and explains them: by finger, mouse, keyboard, or in the list below. Its
 * colours are the custom properties `--board-*` (see `board.css`) of whatever it stands in.
 */
export function Board(props: BoardProps) {
  const { points, labels, limits, isReadOnly, t } = props;
  const board = useBoard(props);
  const [view, setView] = useState<View>(WHOLE);
  const stage = useRef<HTMLDivElement>(null);
  const focus = usePanelFocus({ stage, board });
  const hintId = useId();

  const open = (point: (typeof points)[number]) => {
    setView((before) => showPlace(before, point));
    focus.open(point.id);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in a field is the field's, not the form's around
    <div
      className="hm-board"
      onKeyDown={(event) => {
        if (event.key === "Enter" && !event.ctrlKey && !event.metaKey) event.stopPropagation();
      }}
    >
      {!isReadOnly && (
        <SignChoice
          labels={labels}
          limits={limits}
          points={points}
          t={t}
          signs={board.signs}
          value={board.sign}
          onChoose={board.setSign}
        />
      )}
      <Frame {...props} board={board} focus={focus} stage={stage} view={view} setView={setView} hintId={hintId} />
      <BoardTools board={board} isReadOnly={isReadOnly} view={view} setView={setView} t={t} />
      <NoticeLine board={board} t={t} />
      <p id={hintId} className="hm-hint">
        {t(isReadOnly ? "heatMap.board.hintReadOnly" : "heatMap.board.hint")}
        {!isReadOnly && <span className="hm-hint-keys"> {t("heatMap.board.hintKeys")}</span>}
      </p>
      <PointList {...props} openId={board.selected?.id} onOpen={open} onDelete={focus.remove} />
      <p role="status" className="hm-hidden">
        {board.said}
      </p>
    </div>
  );
}

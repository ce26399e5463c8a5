import "./board.css";
import { type CSSProperties, useId, useRef, useState } from "react";
import type { BoardProps } from "./boardProps";
import { Icon } from "./Icon";
import type { PictureState } from "./Picture";
import { PointList } from "./PointList";
import { PointPanel } from "./PointPanel";
import { panelPlace } from "./panelPlace";
import { SignChoice } from "./SignChoice";
import { Stage } from "./Stage";
import { useBoard } from "./useBoard";
import { useFrame } from "./useFrame";
import { usePanelFocus } from "./usePanelFocus";
import { showPlace, spotOf, type View, WHOLE } from "./view";
import { ZoomButtons } from "./ZoomButtons";

/** Of pictures whose size isn't known yet. */
const USUAL_RATIO = 4 / 3;

/**
 * An image on which a person marks points and explains them: by finger, mouse, keyboard, or in the list below. Its
 * colours are the custom properties `--board-*` (see `board.css`) of whatever it stands in.
 */
export function Board(props: BoardProps) {
  const { image, points, labels, limits, isReadOnly, t } = props;
  const board = useBoard(props);
  const { selected } = board;
  const [view, setView] = useState<View>(WHOLE);
  const [picture, setPicture] = useState<PictureState>("loading");
  const [ratio, setRatio] = useState(image.width && image.height ? image.width / image.height : undefined);
  const frame = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const size = useFrame(frame);
  const focus = usePanelFocus({ stage, board });
  const hintId = useId();

  const open = (point: (typeof points)[number]) => {
    setView((before) => showPlace(before, point));
    focus.open(point.id);
  };
  const onPicture = (state: PictureState, natural?: number) => {
    setPicture(state);
    if (natural && ratio === undefined) setRatio(natural);
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
      <div ref={frame} className="hm-frame" style={{ "--hm-ratio": ratio ?? USUAL_RATIO } as CSSProperties}>
        <Stage
          {...props}
          board={board}
          stage={stage}
          view={view}
          setView={setView}
          picture={picture}
          onPicture={onPicture}
          hintId={hintId}
        />
        {selected && (
          <PointPanel
            {...props}
            board={board}
            point={selected}
            number={points.indexOf(selected) + 1}
            place={panelPlace(size, spotOf(view, selected))}
            onClose={focus.close}
            onDelete={() => focus.remove(selected)}
          />
        )}
      </div>
      <div className="hm-tools">
        {!isReadOnly && (
          <button type="button" className="hm-button" aria-disabled={!board.canUndo} onClick={board.undo}>
            <Icon name="undo" />
            {t("heatMap.board.undo")}
          </button>
        )}
        <ZoomButtons view={view} setView={setView} t={t} />
      </div>
      {board.notice && (
        <p className="hm-notice">
          <span>{board.notice.text}</span>
          {board.notice.canUndo && (
            <button type="button" className="hm-link" onClick={board.undo}>
              {t("heatMap.board.undo")}
            </button>
          )}
        </p>
      )}
      <p id={hintId} className="hm-hint">
        {t(isReadOnly ? "heatMap.board.hintReadOnly" : "heatMap.board.hint")}
        {!isReadOnly && <span className="hm-hint-keys"> {t("heatMap.board.hintKeys")}</span>}
      </p>
      <PointList {...props} openId={selected?.id} onOpen={open} onDelete={focus.remove} />
      <p role="status" className="hm-hidden">
        {board.said}
      </p>
    </div>
  );
}

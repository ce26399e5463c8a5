import { type CSSProperties, type KeyboardEvent, type MouseEvent, type RefObject, useState } from "react";
import type { Place, Point } from "../../shared/api/schemas";
import { type BoardProps, isUnfinished } from "./boardProps";
import { placeAfterKey } from "./geometry/keys";
import { placeText } from "./geometry/placeText";
import { isInView, placeAt, showPlace, spotOf, type View } from "./geometry/view";
import { Marker } from "./Marker";
import { Picture, type PictureState } from "./Picture";
import type { Board } from "./useBoard";
import { type DraggedPoint, useGestures } from "./useGestures";

interface StageProps extends BoardProps {
  readonly board: Board;
  readonly stage: RefObject<HTMLDivElement | null>;
  readonly view: View;
  readonly setView: (change: (view: View) => View) => void;
  readonly picture: PictureState;
  readonly onPicture: (state: PictureState, ratio?: number) => void;
  readonly hintId: string;
}

const CENTRE: Place = { x: 50, y: 50 };

function CrossHair({ view, aim }: { readonly view: View; readonly aim: Place }) {
  const { x, y } = spotOf(view, aim);
  return <span className="hm-aim" aria-hidden="true" style={{ left: `${x * 100}%`, top: `${y * 100}%` }} />;
}

/** The cross-hair that the keyboard moves, and what else its keys do. */
function useAim({ board, points, view, setView, t }: StageProps) {
  const [aim, setAim] = useState(CENTRE);
  const [isAiming, setIsAiming] = useState(false);

  const onPointKey = (event: KeyboardEvent, point: Point) => {
    const place = placeAfterKey(point, event);
    if (!place && event.key !== "Delete" && event.key !== "Backspace") return;
    event.preventDefault();
    if (!place) return board.remove(point);
    board.move(point, place);
    setView((before) => showPlace(before, place));
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const pointId = (event.target as HTMLElement).dataset.point;
    const point = points.find(({ id }) => id === pointId);
    if (point) return onPointKey(event, point);
    if (event.target !== event.currentTarget) return;
    const place = placeAfterKey(aim, event);
    if (place) {
      setAim(place);
      setIsAiming(true);
      setView((before) => showPlace(before, place));
      board.say(placeText(place, t));
    } else if (event.key === "Enter" || event.key === " ") board.place(aim);
    else if (event.key === "+" || event.key === "-") board.setSign(event.key === "+" ? "POSITIVE" : "NEGATIVE");
    else return;
    event.preventDefault();
  };

  const isShown = isAiming && isInView(view, aim);
  return { aim, isShown, setIsAiming, onKeyDown };
}

function Markers(props: StageProps & { readonly dragged: DraggedPoint | undefined }) {
  const { board, points, labels, limits, view, dragged, t } = props;
  return points.map((point, index) => (
    <Marker
      key={point.id}
      point={dragged?.id === point.id ? { ...point, ...dragged.place } : point}
      number={index + 1}
      label={labels[point.sign]}
      view={view}
      isOpen={board.selected?.id === point.id}
      isDragged={dragged?.id === point.id}
      isUnfinished={isUnfinished(point, limits)}
      onOpen={() => board.select(point.id)}
      t={t}
    />
  ));
}

/** The image with its points, by finger, mouse and keyboard. */
export function Stage(props: StageProps) {
  const { board, image, points, isReadOnly, stage, view, setView, picture, t } = props;
  const aiming = useAim(props);
  const gestures = useGestures({ stage, points, view, setView, isReadOnly, onMoved: board.move });

  const onClick = ({ target, detail }: MouseEvent<HTMLElement>) => {
    if (!(target instanceof Element) || target.closest("button") || picture !== "ready") return;
    // A click without a pointer is a screen reader's: it means where the cross-hair is.
    if (detail === 0) return void board.place(aiming.aim);
    const spot = gestures.tapped();
    if (!spot) return;
    if (board.selected) board.select(undefined);
    else board.place(placeAt(view, spot));
  };

  const plane: CSSProperties = {
    transform: `translate(${-view.x * view.zoom * 100}%, ${-view.y * view.zoom * 100}%) scale(${view.zoom})`,
  };
  return (
    <div
      ref={stage}
      id={props.focusId}
      className="hm-stage"
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes the keys, here those of the cross-hair
      tabIndex={0}
      aria-label={props.labelledBy ? undefined : image.alt}
      aria-labelledby={props.labelledBy}
      aria-describedby={[props.describedBy, props.hintId].filter(Boolean).join(" ")}
      data-zoomed={view.zoom > 1 ? "" : undefined}
      data-readonly={isReadOnly ? "" : undefined}
      {...gestures.handlers}
      onClick={onClick}
      onKeyDown={isReadOnly ? undefined : aiming.onKeyDown}
      onFocus={({ target, currentTarget }) =>
        aiming.setIsAiming(!isReadOnly && target === currentTarget && target.matches(":focus-visible"))
      }
      onBlur={() => aiming.setIsAiming(false)}
    >
      <div className="hm-clip">
        <div className="hm-plane" style={plane}>
          <Picture image={image} state={picture} onState={props.onPicture} t={t} />
        </div>
      </div>
      {picture !== "failed" && <Markers {...props} dragged={gestures.dragged} />}
      {aiming.isShown && <CrossHair view={view} aim={aiming.aim} />}
    </div>
  );
}

import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { useTexts } from "../../../../../src/client/kit/runner";
import { MOST_POINTS } from "../../../question/neuroQuestion";
import type { Plan } from "../run/plan";
import type { Action, Run } from "../run/run";

interface Place {
  readonly x: number;
  readonly y: number;
}

const ARROWS: Readonly<Record<string, Place>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const STEP = 0.04;
const SMALL_STEP = 0.01;
const CENTRE: Place = { x: 0.5, y: 0.5 };

const within = (value: number) => Math.round(Math.min(Math.max(value, 0), 1) * 10_000) / 10_000;
const percent = (value: number) => `${value * 100}%`;

interface PlacesProps {
  readonly plan: Plan;
  readonly run: Run;
  readonly tell: (action: Action) => void;
}

/** The picture again: what caught the eye is marked, first first, by pointer or by a cross that keys move. */
export function Places({ plan, run: { points }, tell }: PlacesProps) {
  const { t } = useTexts();
  const board = useRef<HTMLDivElement>(null);
  const [cross, setCross] = useState<Place>();
  useEffect(() => board.current?.focus(), []);
  const mark = ({ x, y }: Place) => tell({ kind: "mark", point: { x: within(x), y: within(y) } });
  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0 || !event.isPrimary) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    mark({ x: (event.clientX - left) / width, y: (event.clientY - top) / height });
  }
  function onKeyDown(event: KeyboardEvent) {
    const arrow = ARROWS[event.key];
    const isRemoval = event.key === "Backspace" || event.key === "Delete";
    if (!arrow && event.key !== "Enter" && !isRemoval) return;
    event.preventDefault();
    const at = cross ?? CENTRE;
    const by = event.shiftKey ? SMALL_STEP : STEP;
    if (arrow) setCross({ x: within(at.x + arrow.x * by), y: within(at.y + arrow.y * by) });
    else if (isRemoval) tell({ kind: "unmark", index: points.length - 1 });
    // Without the cross nobody knows yet what Enter would mark.
    else if (!cross) setCross(CENTRE);
    else if (!event.repeat) mark(cross);
  }
  return (
    <div className="nq-places">
      <div className="nq-room">
        <div
          ref={board}
          className="nq-board"
          role="application"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys move the cross over the picture
          tabIndex={0}
          aria-label={t("neuro.runner.places.board")}
          onKeyDown={onKeyDown}
          onPointerDown={onPointerDown}
        >
          <img className="nq-picture" src={plan.picture} alt={plan.alternativeText} draggable={false} data-shown="" />
          {cross && (
            <svg
              className="nq-aim"
              style={{ left: percent(cross.x), top: percent(cross.y) }}
              width="44"
              height="44"
              viewBox="-22 -22 44 44"
              aria-hidden="true"
            >
              <path d="M0-20V-6M0 6V20M-20 0H-6M6 0H20" stroke="#fff" strokeWidth="6" />
              <path d="M0-20V-6M0 6V20M-20 0H-6M6 0H20" stroke="#111" strokeWidth="3" />
            </svg>
          )}
          {points.map(({ x, y }, index) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
              key={index}
              className="nq-mark"
              style={{ left: percent(x), top: percent(y) }}
              aria-hidden="true"
            >
              {index + 1}
            </span>
          ))}
        </div>
        <p className="nq-spoken" role="status">
          {cross && t("neuro.runner.places.cross", { x: Math.round(cross.x * 100), y: Math.round(cross.y * 100) })}
        </p>
      </div>
      <MarkList points={points} tell={tell} />
    </div>
  );
}

/** Three lines from the start, so that nothing moves when places are marked. */
function MarkList({ points, tell }: Pick<PlacesProps, "tell"> & Pick<Run, "points">) {
  const { t } = useTexts();
  return (
    <aside className="nq-marks">
      <h2>{t("neuro.runner.places.title", { most: MOST_POINTS })}</h2>
      <p className="nq-small">{t("neuro.runner.places.keys")}</p>
      <ol>
        {Array.from({ length: MOST_POINTS }, (_none, index) => {
          const number = index + 1;
          return (
            <li key={number} data-empty={index < points.length ? undefined : ""}>
              <span className="nq-number" aria-hidden="true">
                {number}
              </span>
              {index < points.length ? (
                <button
                  type="button"
                  className="nq-remove"
                  aria-label={t("neuro.runner.places.removeNumber", { number })}
                  onClick={() => tell({ kind: "unmark", index })}
                >
                  {t("neuro.runner.places.remove")}
                </button>
              ) : (
                <span className="nq-small">{t("neuro.runner.places.free")}</span>
              )}
            </li>
          );
        })}
      </ol>
      <button type="button" className="rn-button nq-wide" disabled={points.length === 0} onClick={() => tell({ kind: "finish" })}>
        {t("neuro.runner.places.finish")}
      </button>
    </aside>
  );
}

import type { Clock } from "../../../contracts/api/execution";
import { useTexts } from "../../texts/TextsProvider";
import { Glyph } from "../shell/Glyph";
import type { ClockReading } from "../survey/timing/useClock";

interface QuestionClockProps {
  readonly limits: Clock;
  readonly reading: ClockReading;
  /** Whether the respondent has asked to go on before it is time. */
  readonly triedEarly: boolean;
}

/** When what is left is read out: rarely at first, and the last seconds not at all, so that nobody is talked over. */
const SAID_AT = [300, 60, 30, 10];
const MINUTE = 60;

/** The latest of these moments: it changes seldom, so a screen reader says it seldom. */
function lastSaid(left: number, whole: number): number {
  return SAID_AT.filter((moment) => moment >= left && moment < whole).at(-1) ?? whole;
}

function asTime(seconds: number): string {
  return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, "0")}`;
}

/** How long there is, told quietly: a countdown for the eye, the few moments that matter for the ear. */
export function QuestionClock({ limits, reading, triedEarly }: QuestionClockProps) {
  const { t } = useTexts();
  const { early, left, isEarly, isOver } = reading;
  const { minimumSeconds = 0, maximumSeconds } = limits;
  const shown = left ?? (isEarly ? early : undefined);
  const saidLeft = left === undefined || maximumSeconds === undefined ? undefined : lastSaid(left, maximumSeconds);
  return (
    <div className="rn-clock">
      {shown !== undefined && !isOver && (
        <p className="rn-clock-time" role="timer" aria-label={t("runner.clock.label")} aria-live="off">
          <Glyph name="clock" size={16} />
          <span>{asTime(shown)}</span>
        </p>
      )}
      {isOver && <p className="rn-clock-text">{t("runner.clock.over")}</p>}
      <p className="rn-hidden" role="status">
        {isEarly && triedEarly && t("runner.clock.wait", { smart_count: lastSaid(early, minimumSeconds) })}
        {!isEarly && minimumSeconds > 0 && t("runner.clock.ready")}{" "}
        {saidLeft !== undefined && !isOver && t("runner.clock.left", { smart_count: saidLeft })}
        {isOver && t("runner.clock.over")}
      </p>
    </div>
  );
}

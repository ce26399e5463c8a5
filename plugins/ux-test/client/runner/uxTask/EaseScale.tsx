import { useTexts } from "../../../../../src/client/kit/runner";
import { EASE } from "../../../shared/uxTest";

const LEVELS = Array.from({ length: EASE.most - EASE.least + 1 }, (_none, index) => EASE.least + index);

interface EaseScaleProps {
  readonly name: string;
  readonly ease: number | undefined;
  readonly isReadOnly: boolean;
  readonly focusId: string;
  readonly onRate: (ease: number) => void;
}

/** After a task: how easy it was, from very difficult to very easy. */
export function EaseScale({ name, ease, isReadOnly, focusId, onRate }: EaseScaleProps) {
  const { t } = useTexts();
  return (
    <fieldset className="ux-ease" disabled={isReadOnly}>
      <legend>{t("uxTest.task.ease.title")}</legend>
      <div className="ux-ease-levels">
        {LEVELS.map((level) => (
          <label key={level}>
            <input
              id={level === EASE.least ? focusId : undefined}
              type="radio"
              name={`ease-${name}`}
              value={level}
              checked={ease === level}
              onChange={() => onRate(level)}
            />
            <span>{level}</span>
          </label>
        ))}
      </div>
      <p className="ux-ease-ends">
        <span>{t("uxTest.task.ease.least")}</span>
        <span>{t("uxTest.task.ease.most")}</span>
      </p>
    </fieldset>
  );
}

import { type RefObject, useId } from "react";
import { LONGEST_EXPLANATION } from "../../shared/point";
import type { Translate } from "./boardProps";

/** From how many left on they are counted. */
const FEW = 200;

interface ExplanationProps {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly value: string;
  readonly isRequired: boolean;
  readonly isInvalid: boolean;
  readonly onChange: (text: string) => void;
  readonly t: Translate;
}

/** Why the point is there, in the person's words. */
export function Explanation({ field, value, isRequired, isInvalid, onChange, t }: ExplanationProps) {
  const id = useId();
  const left = LONGEST_EXPLANATION - value.length;
  return (
    <div className="hm-field">
      <label htmlFor={id}>{t(isRequired ? "heatMap.board.explanation" : "heatMap.board.explanationOptional")}</label>
      <textarea
        ref={field}
        id={id}
        rows={3}
        value={value}
        maxLength={LONGEST_EXPLANATION}
        aria-required={isRequired}
        aria-invalid={isInvalid}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-help`} className="hm-help" data-error={isInvalid ? "" : undefined}>
        {isInvalid && t("heatMap.board.explanationMissing")}
        {left <= FEW && t("heatMap.board.charactersLeft", { smart_count: left })}
      </p>
    </div>
  );
}

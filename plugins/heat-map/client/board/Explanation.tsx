import { type RefObject, useId, useState } from "react";
import { LONGEST_EXPLANATION } from "../../shared/point";
import type { Translate } from "./boardProps";

/** From how many left on they are counted. */
const FEW = 200;

interface ExplanationProps {
  /** @default the question why */
  readonly label?: string;
  /** @default 3 */
  readonly rows?: number;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly value: string;
  readonly isRequired: boolean;
  readonly isInvalid: boolean;
  readonly onChange: (text: string) => void;
  readonly onFocusChange?: (hasFocus: boolean) => void;
  readonly t: Translate;
}

/** Why the point is there, in the person's words. */
export function Explanation({
  label,
  rows = 3,
  field,
  value,
  isRequired,
  isInvalid,
  onChange,
  onFocusChange,
  t,
}: ExplanationProps) {
  const id = useId();
  // While it is written it stays as it is typed: what is saved may come back without the space at its end.
  const [draft, setDraft] = useState<string>();
  const left = LONGEST_EXPLANATION - (draft ?? value).length;
  return (
    <div className="hm-field">
      <label htmlFor={id}>{label ?? t(isRequired ? "heatMap.board.explanation" : "heatMap.board.explanationOptional")}</label>
      <textarea
        ref={field}
        id={id}
        rows={rows}
        value={draft ?? value}
        maxLength={LONGEST_EXPLANATION}
        aria-required={isRequired}
        aria-invalid={isInvalid}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => {
          setDraft(target.value);
          onChange(target.value);
        }}
        onFocus={() => onFocusChange?.(true)}
        onBlur={() => {
          setDraft(undefined);
          onFocusChange?.(false);
        }}
      />
      <p id={`${id}-help`} className="hm-help" data-error={isInvalid ? "" : undefined}>
        {isInvalid && t("heatMap.board.explanationMissing")}
        {left <= FEW && t("heatMap.board.charactersLeft", { smart_count: left })}
      </p>
    </div>
  );
}

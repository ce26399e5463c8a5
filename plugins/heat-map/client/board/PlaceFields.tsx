import { useId, useState } from "react";
import { readNumber, writeNumber } from "../../../../src/shared/readNumber";
import type { Place } from "../../shared/api/schemas";
import { percentOf } from "../../shared/point";
import type { Translate } from "./boardProps";

const DECIMALS = 1;

/** The place that a typed percentage says; nothing where it is none from 0 to 100. */
export function percentIn(text: string): number | undefined {
  const read = readNumber(text, DECIMALS);
  if (read.kind !== "number" || read.value < 0 || read.value > 100) return undefined;
  return percentOf(read.value / 100);
}

interface PercentFieldProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly t: Translate;
}

/** A percentage, typed with comma or point; what is none stays in the field with why, and changes nothing. */
function PercentField({ label, value, onChange, t }: PercentFieldProps) {
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const isFaulty = draft !== undefined && percentIn(draft) === undefined;
  return (
    <div className="hm-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        value={draft ?? writeNumber(Number(value.toFixed(DECIMALS)), document.documentElement.lang)}
        aria-invalid={isFaulty}
        aria-describedby={isFaulty ? `${id}-help` : undefined}
        onChange={({ target }) => {
          setDraft(target.value);
          const typed = percentIn(target.value);
          if (typed !== undefined) onChange(typed);
        }}
        onBlur={() => !isFaulty && setDraft(undefined)}
      />
      <span id={`${id}-help`} className="hm-help" role="alert" data-error="">
        {isFaulty && t("heatMap.board.noPercent")}
      </span>
    </div>
  );
}

interface PlaceFieldsProps {
  readonly place: Place;
  readonly onMove: (place: Place) => void;
  readonly t: Translate;
}

/** A point's place by numbers. */
export function PlaceFields({ place, onMove, t }: PlaceFieldsProps) {
  return (
    <details className="hm-exact">
      <summary>{t("heatMap.board.exactPlace")}</summary>
      <div className="hm-exact-fields">
        <PercentField label={t("heatMap.board.fromLeft")} value={place.x} onChange={(x) => onMove({ x, y: place.y })} t={t} />
        <PercentField label={t("heatMap.board.fromTop")} value={place.y} onChange={(y) => onMove({ x: place.x, y })} t={t} />
      </div>
    </details>
  );
}

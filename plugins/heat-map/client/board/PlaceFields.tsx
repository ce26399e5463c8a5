import { useState } from "react";
import { type Place, percentOf } from "../../shared/point";
import type { Translate } from "./boardProps";

interface PercentFieldProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A percentage with one decimal; what can't be one stays in the field, and changes nothing. */
function PercentField({ label, value, onChange }: PercentFieldProps) {
  const [draft, setDraft] = useState<string>();
  return (
    <label className="hm-field">
      <span>{label}</span>
      <input
        type="number"
        inputMode="decimal"
        min={0}
        max={100}
        step={0.1}
        value={draft ?? String(Math.round(value * 10) / 10)}
        onChange={({ target }) => {
          setDraft(target.value);
          const typed = target.valueAsNumber;
          if (typed >= 0 && typed <= 100) onChange(percentOf(typed / 100));
        }}
        onBlur={() => setDraft(undefined)}
      />
    </label>
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
        <PercentField label={t("heatMap.board.fromLeft")} value={place.x} onChange={(x) => onMove({ x, y: place.y })} />
        <PercentField label={t("heatMap.board.fromTop")} value={place.y} onChange={(y) => onMove({ x: place.x, y })} />
      </div>
    </details>
  );
}

import { Stack, TextField } from "@mui/material";
import { useState } from "react";
import { useTexts } from "../../../../client/kit/console";

type Bound = string | number;
interface Range {
  readonly from?: Bound;
  readonly to?: Bound;
}

interface RangeInputProps {
  readonly isOfDays: boolean;
  readonly value: Range;
  /** @param range undefined while it has neither end */
  readonly onChange: (range: Range | undefined) => void;
}

/** Two ends of numbers or days, either of which may be open. */
export function RangeInput({ isOfDays, value, onChange }: RangeInputProps) {
  const { t } = useTexts();
  const [texts, setTexts] = useState({ from: String(value.from ?? ""), to: String(value.to ?? "") });
  const boundOf = (text: string): Bound | undefined => {
    if (text.trim() === "") return undefined;
    const number = Number(text.replace(",", "."));
    if (isOfDays) return /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : undefined;
    return Number.isFinite(number) ? number : undefined;
  };
  const isReversed = (from: Bound | undefined, to: Bound | undefined) => from !== undefined && to !== undefined && from > to;
  const change = (end: "from" | "to", text: string) => {
    const next = { ...texts, [end]: text };
    setTexts(next);
    const [from, to] = [boundOf(next.from), boundOf(next.to)];
    if (isReversed(from, to)) return;
    const range = { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
    onChange(Object.keys(range).length > 0 ? range : undefined);
  };
  const hasFault = isReversed(boundOf(texts.from), boundOf(texts.to));
  return (
    <Stack direction="row" sx={{ gap: 1, px: 1, alignItems: "flex-start" }}>
      {(["from", "to"] as const).map((end) => (
        <TextField
          key={end}
          size="small"
          type={isOfDays ? "date" : "text"}
          label={t(`filters.${end}`)}
          value={texts[end]}
          error={hasFault}
          helperText={hasFault && end === "to" ? t("filters.faults.order") : undefined}
          onChange={(event) => change(end, event.target.value)}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: isOfDays ? {} : { inputMode: "decimal" } }}
          sx={{ flex: 1 }}
        />
      ))}
    </Stack>
  );
}

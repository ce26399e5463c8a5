import { TextField } from "@mui/material";
import { useEffect, useRef, useState } from "react";
import { useTexts } from "../../../../client/kit/console";

/** Milliseconds without a key before the results are asked for. */
const PAUSE = 400;

interface ContainsInputProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** What open answers contain. */
export function ContainsInput({ value, onChange }: ContainsInputProps) {
  const { t } = useTexts();
  const [text, setText] = useState(value);
  // The parent makes its handler anew at each rendering, which is no reason to begin the pause again.
  const change = useRef(onChange);
  change.current = onChange;
  useEffect(() => {
    if (text.trim() === value) return;
    const timer = setTimeout(() => change.current(text.trim()), PAUSE);
    return () => clearTimeout(timer);
  }, [text, value]);
  return (
    <TextField
      size="small"
      fullWidth
      label={t("filters.contains")}
      helperText={t("filters.containsHelp")}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={() => text.trim() !== value && onChange(text.trim())}
      slotProps={{ htmlInput: { maxLength: 200 } }}
      sx={{ mt: 1 }}
    />
  );
}

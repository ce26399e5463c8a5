import { Checkbox, FormControl, FormControlLabel, FormGroup, FormLabel, Typography } from "@mui/material";
import { useTexts } from "../../../../../client/kit/console";
import { localize } from "../../../../../shared/languages";
import type { Option } from "../../../../../survey/questionnaire";

interface CodesFieldProps {
  readonly title: string;
  readonly codes: readonly string[];
  readonly options: readonly Option[];
  readonly language: string;
  readonly isDisabled: boolean;
  readonly onChange: (codes: readonly string[]) => void;
}

/** Chooses among the question's own options. */
export function CodesField({ title, codes, options, language, isDisabled, onChange }: CodesFieldProps) {
  const { t } = useTexts();
  // A code whose option went would stay unseen for ever.
  const known = options.map(({ code }) => code);
  function toggle(code: string) {
    const next = codes.includes(code) ? codes.filter((other) => other !== code) : [...codes, code];
    onChange(known.filter((option) => next.includes(option)));
  }
  return (
    <FormControl component="fieldset" disabled={isDisabled}>
      <FormLabel component="legend" sx={{ typography: "body2", fontWeight: 600, color: "text.primary", mb: 0.5 }}>
        {title}
      </FormLabel>
      {options.length === 0 && (
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {t("surveys.options.none")}
        </Typography>
      )}
      <FormGroup sx={{ flexDirection: "row", columnGap: 1.5 }}>
        {options.map(({ code, label }) => (
          <FormControlLabel
            key={code}
            control={<Checkbox size="small" checked={codes.includes(code)} onChange={() => toggle(code)} />}
            label={localize(label, language) || code}
          />
        ))}
      </FormGroup>
    </FormControl>
  );
}

import { Box, Stack, Typography } from "@mui/material";
import { useEffect, useRef } from "react";
import { NumberField, useTexts } from "../../../../client/kit/console";
import type { WeightingDraft } from "./weightingDraft";
import { fieldFailures, LIMITS } from "./weightingFailure";

type Limits = Pick<WeightingDraft, (typeof LIMITS)[number]>;

interface LimitFieldsProps {
  readonly draft: Limits;
  /** Why the weighting was refused: what is said of a limit stands at its field. */
  readonly error: unknown;
  readonly onChange: (change: Partial<Limits>) => void;
}

const TRIM_DECIMALS = 3;

/** How far weights may go, and how long they are looked for. */
export function LimitFields({ draft, error, onChange }: LimitFieldsProps) {
  const { t } = useTexts();
  const section = useRef<HTMLElement>(null);
  const failures = fieldFailures(error);
  const [first] = LIMITS.filter((name) => failures[name]);
  useEffect(() => {
    if (first) section.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  }, [first]);
  return (
    <Box ref={section} component="section" aria-label={t("weights.form.limits")}>
      <Typography component="h3" variant="subtitle2">
        {t("weights.form.limits")}
      </Typography>
      <Typography variant="body2" sx={{ color: "text.secondary", mb: 1.5 }}>
        {t("weights.form.limitsHelp")}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: "wrap", gap: 2 }}>
        {LIMITS.map((name) => (
          <NumberField
            key={name}
            name={name}
            size="small"
            label={t(`weights.form.${name}`)}
            decimals={name === "maxIterations" ? 0 : TRIM_DECIMALS}
            value={draft[name]}
            error={failures[name] !== undefined}
            helperText={failures[name]}
            onValue={(typed) => onChange({ [name]: typed })}
            sx={{ width: 170 }}
          />
        ))}
      </Stack>
    </Box>
  );
}

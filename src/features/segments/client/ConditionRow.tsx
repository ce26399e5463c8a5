import { Box, IconButton, MenuItem, Paper, TextField } from "@mui/material";
import { Icon, useTexts } from "../../../client/kit/console";
import type { ConditionKind } from "../shared/api";
import type { DraftCondition } from "./draftCondition";
import { isComplete, KIND_NAMES, KINDS } from "./kinds";

interface ConditionRowProps {
  readonly id: string;
  /** From 1. */
  readonly number: number;
  readonly condition: DraftCondition;
  readonly isDisabled: boolean;
  /** Whether faults of the whole list are shown. */
  readonly isFaulty: boolean;
  readonly onChange: (condition: DraftCondition) => void;
  readonly onRemove: () => void;
}

/** One condition: what it is about, whether it has to hold or not, and its values. */
export function ConditionRow({ id, number, condition, isDisabled, isFaulty, onChange, onRemove }: ConditionRowProps) {
  const { t } = useTexts();
  const { kind = "TAG", isNot = false } = condition;
  const { Input } = KINDS[kind];
  const name = t("segments.condition", { number });
  return (
    <Paper
      variant="outlined"
      role="group"
      aria-label={name}
      sx={{ p: 1.5, display: "grid", gap: 1.5, gridTemplateColumns: "minmax(0, 1fr)" }}
    >
      <Box sx={{ display: "flex", gap: 1, alignItems: "flex-start" }}>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, flex: "1 1 0", minWidth: 0, pt: 0.75 }}>
          <TextField
            select
            size="small"
            id={`${id}-kind`}
            label={t("segments.about")}
            value={kind}
            disabled={isDisabled}
            onChange={({ target }) => onChange({ kind: target.value as ConditionKind, ...(isNot ? { isNot } : {}) })}
            sx={{ flex: "1 1 180px", minWidth: 0 }}
          >
            {KIND_NAMES.map((one) => (
              <MenuItem key={one} value={one}>
                {t(`segments.kind.${one}`)}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            select
            size="small"
            id={`${id}-not`}
            label={t("segments.holds.label")}
            value={isNot ? "not" : "is"}
            disabled={isDisabled}
            onChange={({ target }) => {
              const { isNot: _before, ...rest } = condition;
              onChange(target.value === "not" ? { ...rest, isNot: true } : rest);
            }}
            sx={{ flex: "1 1 180px", minWidth: 0 }}
          >
            <MenuItem value="is">{t(`segments.holds.${kind}.is`)}</MenuItem>
            <MenuItem value="not">{t(`segments.holds.${kind}.not`)}</MenuItem>
          </TextField>
        </Box>
        <IconButton aria-label={t("segments.remove", { number })} disabled={isDisabled} onClick={onRemove} sx={{ mt: 0.5 }}>
          <Icon name="Delete" />
        </IconButton>
      </Box>
      <Input
        id={id}
        condition={condition}
        isDisabled={isDisabled}
        isFaulty={isFaulty && !isComplete(condition)}
        onChange={(parts) => onChange({ ...condition, ...parts })}
      />
    </Paper>
  );
}

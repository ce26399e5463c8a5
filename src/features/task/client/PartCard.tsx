import { FormControlLabel, IconButton, MenuItem, Paper, Stack, Switch, TextField, Tooltip, Typography } from "@mui/material";
import { Icon, NumberField, useTexts } from "../../../client/kit/console";
import type { PartKind } from "../shared/api";
import { KINDS, LONGEST_DESCRIPTION, LONGEST_TITLE, MOST_WORDS } from "../shared/task";
import type { DraftPart } from "./draft";

/** A whole number within its bounds; none where nothing is asked for. */
function wordsOf(words: number | undefined): number | null {
  if (words === undefined || Number.isNaN(words)) return words ?? null;
  return words >= 1 ? Math.min(words, MOST_WORDS) : null;
}

interface ToolProps {
  readonly label: string;
  readonly icon: string;
  readonly isDisabled: boolean;
  readonly onPress: () => void;
}

function Tool({ label, icon, isDisabled, onPress }: ToolProps) {
  return (
    <Tooltip title={label}>
      <span>
        <IconButton aria-label={label} disabled={isDisabled} onClick={onPress}>
          <Icon name={icon} />
        </IconButton>
      </span>
    </Tooltip>
  );
}

export interface PartCardProps {
  readonly part: DraftPart;
  /** Counted from 1. */
  readonly number: number;
  readonly count: number;
  readonly isDisabled: boolean;
  readonly onChange: (change: Partial<DraftPart>) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

function Head({ part, number, count, isDisabled, onMove, onRemove }: Omit<PartCardProps, "onChange">) {
  const { t } = useTexts();
  return (
    <Stack direction="row" sx={{ alignItems: "center", gap: 0.5 }}>
      <Typography variant="subtitle2" component="h3" sx={{ flex: 1 }}>
        {t("task.part", { number })}
        {part.answers > 0 && ` · ${t("task.answerCount", { smart_count: part.answers })}`}
      </Typography>
      {!isDisabled && (
        <>
          <Tool label={t("task.up", { number })} icon="ArrowUpward" isDisabled={number === 1} onPress={() => onMove(-1)} />
          <Tool label={t("task.down", { number })} icon="ArrowDownward" isDisabled={number === count} onPress={() => onMove(1)} />
          <Tool label={t("task.remove", { number })} icon="Delete" isDisabled={part.answers > 0} onPress={onRemove} />
        </>
      )}
    </Stack>
  );
}

/** One part of a task: what is to do, in which form, and whether it has to be done. */
export function PartCard({ onChange, ...head }: PartCardProps) {
  const { t } = useTexts();
  const { part, isDisabled } = head;
  return (
    <Paper component="li" variant="outlined" sx={{ p: 2, display: "grid", gap: 2 }}>
      <Head {...head} />
      <TextField
        label={t("task.title")}
        value={part.title}
        required
        fullWidth
        disabled={isDisabled}
        slotProps={{ htmlInput: { maxLength: LONGEST_TITLE } }}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <TextField
        label={t("task.instructions")}
        value={part.description}
        multiline
        minRows={2}
        fullWidth
        disabled={isDisabled}
        slotProps={{ htmlInput: { maxLength: LONGEST_DESCRIPTION } }}
        onChange={({ target }) => onChange({ description: target.value })}
      />
      <Stack direction="row" sx={{ gap: 2, flexWrap: "wrap", alignItems: "flex-start" }}>
        <TextField
          select
          label={t("task.kind")}
          value={part.kind}
          disabled={isDisabled || part.answers > 0}
          helperText={part.answers > 0 ? t("task.kindFixed") : undefined}
          sx={{ minWidth: 200 }}
          onChange={({ target }) => onChange({ kind: target.value as PartKind })}
        >
          {KINDS.map((kind) => (
            <MenuItem key={kind} value={kind}>
              {t(`task.kinds.${kind}`)}
            </MenuItem>
          ))}
        </TextField>
        <NumberField
          label={t("task.minWords")}
          value={part.minWords}
          disabled={isDisabled}
          sx={{ width: 180 }}
          onValue={(words) => onChange({ minWords: wordsOf(words) })}
        />
        <FormControlLabel
          label={t("task.isRequired")}
          sx={{ mt: 1 }}
          control={
            <Switch checked={part.isRequired} disabled={isDisabled} onChange={(_event, isRequired) => onChange({ isRequired })} />
          }
        />
      </Stack>
    </Paper>
  );
}

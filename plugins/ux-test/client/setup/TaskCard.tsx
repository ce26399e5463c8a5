import { FormHelperText, IconButton, MenuItem, Paper, Stack, TextField, Tooltip } from "@mui/material";
import { Icon, NumberField, useTexts } from "../../../../src/client/kit/console";
import type { UxTask } from "../../shared/api/schemas";
import { LONGEST_ADDRESS, LONGEST_INSTRUCTIONS, LONGEST_NAME } from "../../shared/uxTest";
import { taskFault } from "./draft";

interface TaskCardProps {
  readonly task: UxTask;
  /** Counted from 1. */
  readonly place: number;
  readonly count: number;
  readonly isDisabled: boolean;
  readonly onChange: (change: Partial<UxTask>) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

interface ToolProps {
  readonly label: string;
  readonly icon: string;
  readonly isDisabled?: boolean;
  readonly onPress: () => void;
}

function Tool({ label, icon, isDisabled = false, onPress }: ToolProps) {
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

const TYPES = ["NAVIGATION_TEST", "QUESTIONS_ONLY"] as const;
const ADDRESSES = ["startUrlDesktop", "startUrlPhone"] as const;

/** One task: what to do, where it begins and how long it may take. */
export function TaskCard({ task, place, count, isDisabled, onChange, onMove, onRemove }: TaskCardProps) {
  const { t } = useTexts();
  const fault = taskFault(task);
  const text = { size: "small", fullWidth: true, disabled: isDisabled } as const;
  return (
    <Paper
      component="li"
      variant="outlined"
      aria-label={t("uxTest.setup.task", { number: place })}
      sx={{ p: 2, display: "grid", gap: 1.5, borderColor: fault && "error.main" }}
    >
      <Stack direction="row" sx={{ gap: 0.5, alignItems: "flex-start" }}>
        <TextField
          {...text}
          label={t("uxTest.setup.name")}
          helperText={t("uxTest.setup.nameHelp")}
          required
          value={task.name}
          slotProps={{ htmlInput: { maxLength: LONGEST_NAME } }}
          onChange={({ target }) => onChange({ name: target.value })}
        />
        {!isDisabled && (
          <>
            <Tool
              label={t("uxTest.setup.up", { number: place })}
              icon="ArrowUpward"
              isDisabled={place === 1}
              onPress={() => onMove(-1)}
            />
            <Tool
              label={t("uxTest.setup.down", { number: place })}
              icon="ArrowDownward"
              isDisabled={place === count}
              onPress={() => onMove(1)}
            />
            <Tool label={t("uxTest.setup.remove", { number: place })} icon="Delete" onPress={onRemove} />
          </>
        )}
      </Stack>
      <TextField
        {...text}
        label={t("uxTest.setup.instructions")}
        helperText={t("uxTest.setup.instructionsHelp")}
        required
        multiline
        minRows={2}
        value={task.instructions}
        slotProps={{ htmlInput: { maxLength: LONGEST_INSTRUCTIONS } }}
        onChange={({ target }) => onChange({ instructions: target.value })}
      />
      <TextField
        {...text}
        select
        label={t("uxTest.setup.type")}
        value={task.type}
        onChange={({ target }) => onChange({ type: target.value as UxTask["type"] })}
      >
        {TYPES.map((type) => (
          <MenuItem key={type} value={type}>
            {t(`uxTest.setup.types.${type}`)}
          </MenuItem>
        ))}
      </TextField>
      {task.type === "NAVIGATION_TEST" && (
        <Stack direction={{ xs: "column", md: "row" }} sx={{ gap: 1.5 }}>
          {ADDRESSES.map((field) => (
            <TextField
              key={field}
              {...text}
              label={t(`uxTest.setup.${field}`)}
              helperText={t(`uxTest.setup.${field}Help`)}
              value={task[field] ?? ""}
              slotProps={{ htmlInput: { inputMode: "url", maxLength: LONGEST_ADDRESS } }}
              onChange={({ target }) => onChange({ [field]: target.value.trim() || null })}
            />
          ))}
        </Stack>
      )}
      <Stack direction={{ xs: "column", md: "row" }} sx={{ gap: 1.5 }}>
        <NumberField
          {...text}
          label={t("uxTest.setup.timeout")}
          value={task.timeoutSeconds}
          onValue={(seconds) => onChange({ timeoutSeconds: seconds ?? Number.NaN })}
        />
        <NumberField
          {...text}
          label={t("uxTest.setup.minimum")}
          helperText={t("uxTest.setup.minimumHelp")}
          value={task.minimumSeconds}
          onValue={(seconds) => onChange({ minimumSeconds: seconds ?? null })}
        />
      </Stack>
      {fault && <FormHelperText error>{t(fault)}</FormHelperText>}
    </Paper>
  );
}

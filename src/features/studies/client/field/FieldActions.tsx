import { Box, Button } from "@mui/material";
import { Icon, useTexts } from "../../../../client/kit/console";
import type { StudyField } from "../../shared/api/orders";
import type { FieldMove } from "./useField";

interface FieldActionsProps {
  readonly field: StudyField;
  readonly isProvider: boolean;
  readonly isBusy: boolean;
  readonly onMove: (move: FieldMove) => void;
  /** Absent where nobody here orders. */
  readonly onMore?: () => void;
}

interface Choice {
  readonly move: FieldMove;
  /** Last part of its text's key. */
  readonly label: string;
  readonly icon: string;
}

const GO_ON: Choice = { move: "resume", label: "goOn", icon: "PlayCircle" };
const RESUME: Choice = { move: "resume", label: "resume", icon: "PlayCircle" };
const PAUSE: Choice = { move: "pause", label: "pause", icon: "PauseCircle" };
const FINISH: Choice = { move: "finish", label: "finish", icon: "Flag" };
const FINISH_NOW: Choice = { ...FINISH, label: "finishNow" };
const RECONCILE: Choice = { move: "reconcile", label: "reconcile", icon: "TaskAlt" };

/** What may be done with the field as it stands, the usual first. */
function choicesOf({ state, pausedFor, reconciledAt }: StudyField, isProvider: boolean): readonly Choice[] {
  if (state === "open") return [PAUSE, FINISH_NOW];
  if (state === "paused") return [pausedFor === "HAND" ? RESUME : GO_ON, FINISH];
  return state === "closed" && isProvider && reconciledAt === null ? [RECONCILE] : [];
}

/** The decisions that a field waits for, or allows. */
export function FieldActions({ field, isProvider, isBusy, onMove, onMore }: FieldActionsProps) {
  const { t } = useTexts();
  const choices = choicesOf(field, isProvider);
  if (choices.length === 0) return null;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
      {choices.map(({ move, label, icon }, index) => (
        <Button
          key={move}
          variant={index === 0 && field.state !== "open" ? "contained" : "outlined"}
          disabled={isBusy}
          startIcon={<Icon name={icon} />}
          onClick={() => onMove(move)}
        >
          {t(`studies.field.actions.${label}`)}
        </Button>
      ))}
      {onMore && field.state !== "closed" && (
        <Button variant="outlined" startIcon={<Icon name="Add" />} disabled={isBusy} onClick={onMore}>
          {t("studies.more.open")}
        </Button>
      )}
    </Box>
  );
}

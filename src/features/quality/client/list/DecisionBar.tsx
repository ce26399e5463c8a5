import { Button, Paper, Stack, Typography } from "@mui/material";
import { Icon, useTexts } from "../../../../client/kit/console";
import type { Decision } from "../../shared/api/decisions";

interface DecisionBarProps {
  readonly count: number;
  readonly isBusy: boolean;
  readonly onDecide: (decision: Decision) => void;
  readonly onClear: () => void;
}

/** What can be done with the selected responses. */
export function DecisionBar({ count, isBusy, onDecide, onClear }: DecisionBarProps) {
  const { t } = useTexts();
  return (
    <Paper
      elevation={2}
      role="region"
      aria-label={t("quality.decide.label")}
      sx={{
        position: "sticky",
        bottom: 8,
        zIndex: 2,
        px: 2,
        py: 1,
        display: "flex",
        flexWrap: "wrap",
        gap: 1,
        alignItems: "center",
      }}
    >
      <Typography sx={{ fontWeight: 600, flex: "1 1 160px" }} aria-live="polite">
        {t("quality.decide.selected", { smart_count: count })}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: "wrap" }}>
        <Button disabled={isBusy} startIcon={<Icon name="Check" />} onClick={() => onDecide("keep")}>
          {t("quality.decide.keep")}
        </Button>
        <Button disabled={isBusy} color="error" startIcon={<Icon name="Block" />} onClick={() => onDecide("discard")}>
          {t("quality.decide.discard")}
        </Button>
        <Button disabled={isBusy} startIcon={<Icon name="Undo" />} onClick={() => onDecide("undecided")}>
          {t("quality.decide.undo")}
        </Button>
        <Button color="inherit" onClick={onClear}>
          {t("quality.decide.clear")}
        </Button>
      </Stack>
    </Paper>
  );
}

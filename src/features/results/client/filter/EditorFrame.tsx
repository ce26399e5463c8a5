import { Box, Button, Checkbox, FormControlLabel, IconButton, Stack, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { Icon, useTexts } from "../../../../client/kit/console";

interface EditorFrameProps {
  readonly title: string;
  /** Whether all others are meant. */
  readonly isNot: boolean;
  /** Absent while there is nothing to turn round. */
  readonly onNot: ((isNot: boolean) => void) | undefined;
  /** Absent while the filter isn't there. */
  readonly onRemove: (() => void) | undefined;
  readonly onBack: () => void;
  readonly onDone: () => void;
  readonly children: ReactNode;
}

/** What all editors of a filter have: the way back, "all but these", and the end. */
export function EditorFrame({ title, isNot, onNot, onRemove, onBack, onDone, children }: EditorFrameProps) {
  const { t } = useTexts();
  return (
    <Box sx={{ p: 1.5 }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: "flex-start", mb: 1 }}>
        <IconButton size="small" onClick={onBack} aria-label={t("results.filter.back")} autoFocus>
          <Icon name="ArrowBack" />
        </IconButton>
        <Typography dir="auto" sx={{ fontWeight: 600, pt: 0.5, overflowWrap: "anywhere" }}>
          {title}
        </Typography>
      </Stack>
      {children}
      <FormControlLabel
        disabled={!onNot}
        control={<Checkbox size="small" checked={isNot} onChange={(_event, next) => onNot?.(next)} />}
        label={t("filters.exclude")}
        slotProps={{ typography: { variant: "body2" } }}
        sx={{ display: "flex", mt: 1, mx: 0, px: 0.25, borderTop: 1, borderColor: "divider", pt: 0.5 }}
      />
      <Stack direction="row" sx={{ justifyContent: "flex-end", gap: 1, mt: 1 }}>
        {onRemove && (
          <Button size="small" color="inherit" onClick={onRemove}>
            {t("filters.remove")}
          </Button>
        )}
        <Button size="small" variant="contained" onClick={onDone}>
          {t("results.filter.done")}
        </Button>
      </Stack>
    </Box>
  );
}

import {
  Box,
  FormControlLabel,
  MenuItem,
  Slider,
  Stack,
  Switch,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
} from "@mui/material";
import { type ReactNode, useId } from "react";
import { useTexts } from "../../../../../src/client/kit/console";
import type { SignLabels } from "../../../shared/api/schemas";
import { MOST_COLUMNS } from "../../../shared/heatMap";
import { SIGNS } from "../../../shared/point";
import { SignMark } from "../SignMark";
import type { ChangeView, View } from "../view";

interface ToolbarProps {
  readonly view: View;
  readonly labels: SignLabels;
  readonly onView: ChangeView;
}

const COLUMNS = Array.from({ length: MOST_COLUMNS - 1 }, (_, index) => index + 2);

function Choice({ label, isOn, onChange }: { label: ReactNode; isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <FormControlLabel
      control={<Switch size="small" checked={isOn} onChange={(_, checked) => onChange(checked)} />}
      label={label}
      slotProps={{ typography: { variant: "body2" } }}
      sx={{ m: 0, gap: 0.5 }}
    />
  );
}

function SignToggle({ view, labels, onView }: ToolbarProps) {
  const { t } = useTexts();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={view.sign}
      aria-label={t("heatMap.results.signs.label")}
      onChange={(_, sign: View["sign"] | null) => sign && onView({ sign })}
      sx={{ maxWidth: "100%" }}
    >
      <ToggleButton value="BOTH" sx={{ px: 1.5, color: "text.secondary", whiteSpace: "nowrap" }}>
        {t("heatMap.results.signs.both")}
      </ToggleButton>
      {SIGNS.map((sign) => (
        <ToggleButton key={sign} value={sign} sx={{ px: 1.5, gap: 0.75, color: "text.secondary", minWidth: 0 }}>
          <SignMark sign={sign} size={16} />
          {labels[sign]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

/** How the image and what was marked on it are shown. */
export function Toolbar({ view, labels, onView }: ToolbarProps) {
  const { t } = useTexts();
  const sliderId = useId();
  return (
    <Stack direction="row" sx={{ flexWrap: "wrap", columnGap: 2.5, rowGap: 1.5, alignItems: "center" }}>
      <SignToggle view={view} labels={labels} onView={onView} />
      <Stack direction="row" sx={{ gap: 1.5, alignItems: "center" }}>
        <Box component="span" id={sliderId} sx={{ typography: "body2" }}>
          {t("heatMap.results.opacity")}
        </Box>
        <Slider
          size="small"
          min={0}
          max={100}
          step={5}
          value={view.opacity}
          aria-labelledby={sliderId}
          getAriaValueText={(value) => `${value} %`}
          onChange={(_, opacity) => onView({ opacity: opacity as number })}
          sx={{ width: 110 }}
        />
      </Stack>
      <Choice label={t("heatMap.results.dimmed")} isOn={view.isDimmed} onChange={(isDimmed) => onView({ isDimmed })} />
      <Choice
        label={t("heatMap.results.grid.show")}
        isOn={view.isGridShown}
        onChange={(isGridShown) => onView({ isGridShown })}
      />
      <TextField
        select
        size="small"
        label={t("heatMap.results.grid.columns")}
        value={view.columns}
        onChange={(event) => onView({ columns: Number(event.target.value) })}
        sx={{ width: 110 }}
      >
        {COLUMNS.map((columns) => (
          <MenuItem key={columns} value={columns}>
            {columns}
          </MenuItem>
        ))}
      </TextField>
    </Stack>
  );
}

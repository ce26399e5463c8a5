import { Box, MenuItem, Stack, TextField, useTheme } from "@mui/material";
import { useTexts } from "../../../../client/kit/console";
import { CHART_COLOURS, type ChartColours } from "../../shared/chartSettings";
import { colourOf, hueColour, type Mode } from "../chart/colours";

const SWATCHES = 3;

function swatchesOf(colours: ChartColours, mode: Mode): readonly string[] {
  return colours === "answers" ? Array.from({ length: SWATCHES }, (_, order) => colourOf(order)) : [hueColour(colours, mode)];
}

interface ColourSelectProps {
  readonly value: ChartColours | undefined;
  readonly onChange: (value: ChartColours | undefined) => void;
}

/** A hue of the token set, or a colour an answer, or whatever the question asks for. */
export function ColourSelect({ value, onChange }: ColourSelectProps) {
  const { t } = useTexts();
  const { palette } = useTheme();
  return (
    <TextField
      select
      fullWidth
      size="small"
      label={t("resultsView.customize.colours")}
      value={value ?? ""}
      onChange={(event) => onChange((event.target.value || undefined) as ChartColours | undefined)}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      <MenuItem value="">{t("resultsView.customize.colourNames.automatic")}</MenuItem>
      {CHART_COLOURS.map((colours) => (
        <MenuItem key={colours} value={colours}>
          <Stack component="span" direction="row" sx={{ gap: 0.5, alignItems: "center" }}>
            {swatchesOf(colours, palette.mode).map((colour) => (
              <Box
                key={colour}
                component="span"
                aria-hidden
                sx={{ width: 12, height: 12, borderRadius: "3px", bgcolor: colour, flex: "none" }}
              />
            ))}
            <span>&nbsp;{t(`resultsView.customize.colourNames.${colours}`)}</span>
          </Stack>
        </MenuItem>
      ))}
    </TextField>
  );
}

import { Box } from "@mui/material";
import { Icon } from "../../theme/icons";
import { TONES, type Tone } from "./tone";

/** A state as icon and text: never by colour alone. */
export function StateChip({ tone, label }: { readonly tone: Tone; readonly label: string }) {
  const { colour, icon } = TONES[tone];
  return (
    <Box
      component="span"
      sx={(theme) => {
        const main = colour === "default" ? theme.palette.text.secondary : theme.palette[colour].main;
        return {
          display: "inline-flex",
          alignItems: "center",
          verticalAlign: "middle",
          gap: 0.5,
          minHeight: "1.85em",
          px: 1,
          borderRadius: "12px",
          typography: "body2",
          fontWeight: 600,
          whiteSpace: "nowrap",
          // A tint of 10 % keeps the semantic colours above 4.5:1 on either theme.
          color: colour === "default" ? theme.palette.text.primary : main,
          bgcolor: `color-mix(in srgb, ${main} 10%, ${theme.palette.background.paper})`,
        };
      }}
    >
      <Icon name={icon} sx={{ fontSize: "1.15em" }} />
      {label}
    </Box>
  );
}

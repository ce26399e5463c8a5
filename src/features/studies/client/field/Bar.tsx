import { Box } from "@mui/material";

const PERCENT = 100;

interface BarProps {
  /** What it measures, for those who don't see it. */
  readonly label: string;
  readonly value: number;
  /** Follows the value, lighter. @default 0 */
  readonly begun?: number;
  readonly total: number;
}

/** A part of a whole, with what is on its way to it. */
export function Bar({ label, value, begun = 0, total }: BarProps) {
  const shareOf = (part: number) => (total > 0 ? Math.min(PERCENT, (part / total) * PERCENT) : 0);
  const share = shareOf(value);
  return (
    <Box
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={PERCENT}
      aria-valuenow={Math.round(share)}
      sx={(theme) => ({
        ...{ display: "flex", height: 8, borderRadius: 1, overflow: "hidden" },
        bgcolor: `color-mix(in srgb, ${theme.palette.primary.main} 12%, ${theme.palette.background.paper})`,
      })}
    >
      <Box sx={{ width: `${share}%`, bgcolor: "primary.main" }} />
      <Box sx={{ width: `${shareOf(value + begun) - share}%`, bgcolor: "primary.main", opacity: 0.45 }} />
    </Box>
  );
}

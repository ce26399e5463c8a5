import { Box } from "@mui/material";

interface ValueBarProps {
  /** 0 to 100. */
  readonly value: number;
  readonly label: string;
  /** Whether a low value is the good one. @default false */
  readonly isInverse?: boolean;
}

/** A value from 0 to 100 with the middle of all advertisements, where half lie below. */
export function ValueBar({ value, label, isInverse = false }: ValueBarProps) {
  const isGood = isInverse ? value < 50 : value >= 50;
  return (
    <Box
      role="img"
      aria-label={label}
      sx={{ position: "relative", height: 10, borderRadius: 5, bgcolor: "action.hover", border: 1, borderColor: "divider" }}
    >
      <Box
        sx={{
          ...{ position: "absolute", inset: 0, right: "auto", width: `${Math.max(2, value)}%`, borderRadius: 5 },
          bgcolor: isGood ? "primary.main" : "warning.main",
        }}
      />
      <Box sx={{ position: "absolute", left: "50%", top: -4, bottom: -4, width: 2, bgcolor: "text.primary" }} />
    </Box>
  );
}

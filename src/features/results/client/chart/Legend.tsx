import { Box, Stack, Typography } from "@mui/material";
import type { LegendEntry } from "./chartPlan";

export function Legend({ entries }: { readonly entries: readonly LegendEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <Stack
      component="ul"
      direction="row"
      sx={{ flexWrap: "wrap", columnGap: 2, rowGap: 0.5, m: 0, mt: 1, p: 0, listStyle: "none" }}
    >
      {entries.map(({ label, colour }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: labels may repeat, and the order never changes by itself
        <Stack key={index} component="li" direction="row" sx={{ alignItems: "center", gap: 0.75, minWidth: 0 }}>
          <Box aria-hidden sx={{ width: 10, height: 10, borderRadius: "3px", bgcolor: colour, flexShrink: 0 }} />
          <Typography variant="body2" dir="auto" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
            {label}
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}

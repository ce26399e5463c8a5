import { Box, Tooltip } from "@mui/material";
import { Icon } from "../../../../client/kit/console";

/** A quiet sign that something has logic; what it is on hover, and for screen readers. */
export function LogicBadge({ summary }: { readonly summary: string }) {
  return (
    <Tooltip title={summary}>
      <Box role="img" aria-label={summary} sx={{ display: "grid", color: "text.secondary", flexShrink: 0 }}>
        <Icon name="AltRoute" />
      </Box>
    </Tooltip>
  );
}

import { Box } from "@mui/material";
import type { TopicStanding } from "../../../../../contracts/api/conversation";

/** The topic that a thread belongs to. */
export function TopicChip({ topic: { title, color } }: { readonly topic: Pick<TopicStanding, "title" | "color"> }) {
  return (
    <Box
      component="span"
      sx={{
        display: "inline-flex",
        alignItems: "center",
        gap: 0.75,
        px: 1,
        minHeight: 22,
        maxWidth: 280,
        border: 1,
        borderColor: "divider",
        borderRadius: "11px",
        typography: "body2",
      }}
    >
      <Box
        component="span"
        aria-hidden
        style={{ backgroundColor: color }}
        sx={{ width: 8, height: 8, borderRadius: "50%", flex: "none" }}
      />
      <Box component="span" sx={{ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }}>
        {title}
      </Box>
    </Box>
  );
}

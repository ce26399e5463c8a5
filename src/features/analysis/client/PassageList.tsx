import { Box, Typography } from "@mui/material";
import { RelativeTime } from "../../../client/kit/console";
import type { Passage } from "../shared/api";

/** What participants wrote, as it is stored. */
export function PassageList({ passages }: { readonly passages: readonly Passage[] }) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 1.5 }}>
      {passages.map(({ source, id, text, author, heading, at }) => (
        <Box component="li" key={`${source} ${id}`} sx={{ pl: 1.5, borderLeft: 3, borderColor: "divider" }}>
          <Typography component="blockquote" sx={{ m: 0, overflowWrap: "anywhere", whiteSpace: "pre-line" }}>
            {text}
          </Typography>
          <Typography variant="body2" sx={{ color: "text.secondary", mt: 0.25, overflowWrap: "anywhere" }}>
            {[author, heading].filter((part) => part !== "").join(" · ")}
            {author + heading !== "" && " · "}
            <RelativeTime value={at} />
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

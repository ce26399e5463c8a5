import { Box, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { RelativeTime } from "../../../../../client/kit/console";
import type { WaitingComment } from "../../../shared/api/waiting";
import { AuthorName } from "../comment/AuthorName";
import { Mark } from "../comment/Mark";
import { Portrait } from "../comment/Portrait";
import { ActivityLink } from "./ActivityLink";

interface WaitingRowProps {
  readonly comment: WaitingComment;
  /** Below the text. */
  readonly children?: ReactNode;
}

/** A comment that waits for the team, with where it was written. */
export function WaitingRow({ comment: { id, activity, author, text, createdAt }, children }: WaitingRowProps) {
  const member = { kind: "member", image: null, ...author } as const;
  return (
    <Box
      component="li"
      sx={{
        display: "flex",
        gap: 1.25,
        px: 2,
        py: 1.5,
        borderTop: 1,
        borderColor: "divider",
        "&:first-of-type": { borderTop: 0 },
      }}
    >
      <Portrait author={member} />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <ActivityLink activity={activity} commentId={id} />
        <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 1 }}>
          <AuthorName author={member} />
          <Mark>
            <RelativeTime value={createdAt} />
          </Mark>
        </Box>
        <Typography sx={{ overflowWrap: "anywhere", whiteSpace: "pre-wrap" }}>{text}</Typography>
        {children}
      </Box>
    </Box>
  );
}

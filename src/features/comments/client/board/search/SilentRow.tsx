import { Box } from "@mui/material";
import { RelativeTime, useTexts } from "../../../../../client/kit/console";
import type { SilentMember } from "../../../shared/api/waiting";
import { AuthorName } from "../comment/AuthorName";
import { Mark } from "../comment/Mark";
import { Portrait } from "../comment/Portrait";

/** A member who has gone quiet: since when, and what is still open. */
export function SilentRow({ silent: { member, lastAt, comments, open } }: { readonly silent: SilentMember }) {
  const { t } = useTexts();
  const author = { kind: "member", image: null, ...member } as const;
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
      <Portrait author={author} />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <AuthorName author={author} />
        <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 2 }}>
          <Mark icon="Schedule">
            {t("comments.board.waiting.row.lastAt")} <RelativeTime value={lastAt} />
          </Mark>
          <Mark>{t("comments.board.waiting.row.comments", { smart_count: comments })}</Mark>
          <Mark>{t("comments.board.waiting.row.open", { smart_count: open })}</Mark>
        </Box>
      </Box>
    </Box>
  );
}

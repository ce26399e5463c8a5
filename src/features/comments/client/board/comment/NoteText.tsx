import { Box } from "@mui/material";
import { Icon, useTexts } from "../../../../../client/kit/console";

/** The team's own note under a comment. */
export function NoteText({ note }: { readonly note: string | null | undefined }) {
  const { t } = useTexts();
  if (!note) return null;
  return (
    <Box
      sx={(theme) => ({
        display: "flex",
        gap: 1,
        mt: 1,
        px: 1.25,
        py: 0.75,
        borderRadius: 1,
        typography: "body2",
        whiteSpace: "pre-wrap",
        overflowWrap: "anywhere",
        bgcolor: `color-mix(in srgb, ${theme.palette.warning.main} 10%, ${theme.palette.background.paper})`,
      })}
    >
      <Icon name="StickyNote2" sx={{ fontSize: 16, mt: "2px", color: "text.secondary" }} />
      <span>
        <strong>{t("comments.board.note")}:</strong> {note}
      </span>
    </Box>
  );
}

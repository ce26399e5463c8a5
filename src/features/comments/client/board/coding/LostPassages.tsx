import { Box, IconButton, Typography } from "@mui/material";
import { Icon, useTexts } from "../../../../../client/kit/console";
import type { Passage } from "../../../shared/api/coding";
import { CodeDot } from "./CodeDot";
import { useCoding } from "./CodingContext";

/** What was coded before the text changed, and isn't in it any more. */
export function LostPassages({ passages }: { readonly passages: readonly Passage[] }) {
  const { t } = useTexts();
  const coding = useCoding();
  if (passages.length === 0 || !coding) return null;
  return (
    <Box
      component="ul"
      aria-label={t("comments.board.coding.lost")}
      sx={{ listStyle: "none", m: 0, mt: 1, p: 0, display: "grid", gap: 0.5 }}
    >
      {passages.map((passage) => (
        <Box component="li" key={passage.id} sx={{ display: "flex", alignItems: "center", gap: 1, color: "text.secondary" }}>
          <CodeDot color={coding.codeOf(passage.codeId)?.color ?? "currentColor"} />
          <Typography variant="body2" sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
            <strong>{coding.codeOf(passage.codeId)?.name}</strong> · {t("comments.board.coding.textChanged")}:{" "}
            <s>{passage.quote}</s>
          </Typography>
          {coding.canCode && (
            <IconButton size="small" aria-label={t("comments.board.coding.remove")} onClick={() => void coding.remove(passage)}>
              <Icon name="Close" sx={{ fontSize: 16 }} />
            </IconButton>
          )}
        </Box>
      ))}
    </Box>
  );
}

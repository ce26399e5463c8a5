import { Box, Typography } from "@mui/material";
import { SectionCard, useTexts } from "../../../../../client/kit/console";
import type { ConversationSummary } from "../../../shared/api/summary";

const FIGURES = ["members", "comments", "replies", "teamComments"] as const;

export function Figures({ summary }: { readonly summary: ConversationSummary }) {
  const { t, language } = useTexts();
  const format = new Intl.NumberFormat(language);
  return (
    <SectionCard title={t("comments.board.summary.figures")}>
      <Box component="dl" sx={{ m: 0, display: "flex", flexWrap: "wrap", columnGap: 4, rowGap: 1.5 }}>
        {FIGURES.map((figure) => (
          <Box key={figure} sx={{ display: "flex", flexDirection: "column-reverse" }}>
            <Typography component="dt" variant="body2" sx={{ color: "text.secondary" }}>
              {t(`comments.board.summary.${figure}`)}
            </Typography>
            <Typography component="dd" variant="h2" sx={{ m: 0 }}>
              {format.format(summary[figure])}
            </Typography>
          </Box>
        ))}
      </Box>
    </SectionCard>
  );
}

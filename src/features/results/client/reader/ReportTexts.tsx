import { Box, Button, Stack, Typography } from "@mui/material";
import { useState } from "react";
import { useTexts } from "../../../../client/kit/reader";
import type { QuestionResult } from "../../shared/api";
import { useFormats } from "../useFormats";

const STEP = 10;

/** A sample of what was written, where the report includes it; else how much there is. */
export function ReportTexts({ question, isIncluded }: { readonly question: QuestionResult; readonly isIncluded: boolean }) {
  const { t } = useTexts();
  const formats = useFormats();
  const [count, setCount] = useState(STEP);
  const { texts = [], textCount = texts.length } = question;
  const total = t("results.texts.count", { smart_count: textCount, count: formats.count(textCount) });
  if (!isIncluded) {
    return (
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {total}. {t("reports.page.withoutTexts")}
      </Typography>
    );
  }
  return (
    <Stack sx={{ gap: 1.5, maxWidth: 960 }}>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {total}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 1 }}>
        {texts.slice(0, count).map((text, index) => (
          <Box
            // biome-ignore lint/suspicious/noArrayIndexKey: texts may repeat, and more only come after them
            key={index}
            component="li"
            dir="auto"
            sx={{ px: 1.5, py: 1, borderRadius: 1, bgcolor: "action.hover", overflowWrap: "anywhere", whiteSpace: "pre-line" }}
          >
            {text}
          </Box>
        ))}
      </Box>
      {count < texts.length && (
        <Button onClick={() => setCount(count + 4 * STEP)} sx={{ alignSelf: "flex-start" }}>
          {t("results.texts.more")}
        </Button>
      )}
    </Stack>
  );
}

import { Box } from "@mui/material";
import type { QuestionResult } from "../../shared/api";

const LINE = { overflowWrap: "anywhere", whiteSpace: "pre-line", breakInside: "avoid" } as const;

/** The newest open answers, without anything to click. */
export function PrintedTexts({ question: { texts = [] } }: { readonly question: QuestionResult }) {
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, typography: "body2" }}>
      {texts.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: answers may repeat, and stay as they are
        <Box key={index} component="li" dir="auto" sx={LINE}>
          {text}
        </Box>
      ))}
    </Box>
  );
}

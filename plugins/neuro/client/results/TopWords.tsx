import { Box, Stack, Typography } from "@mui/material";
import { useTexts } from "../../../../src/client/kit/charts";
import type { NeuroAdResult } from "../../shared/api/results";
import { ALL_WORDS, type Word, wordText } from "../../shared/words";
import { useIndicatorFormats } from "./useIndicatorFormats";

const MOST = 10;
const COLOURS: Readonly<Record<string, string>> = { POSITIVE: "success.main", NEGATIVE: "warning.main", REJECTION: "error.main" };

const isWord = (word: string): word is Word => ALL_WORDS.some((one) => one.word === word);

/** The words that most people affirmed fast. */
export function TopWords({ words }: Pick<NeuroAdResult, "words">) {
  const { t, language } = useTexts();
  const formats = useIndicatorFormats();
  return (
    <Stack sx={{ gap: 1 }}>
      <Box component="ul" sx={{ display: "grid", gap: 0.75, m: 0, p: 0, listStyle: "none" }}>
        {words.slice(0, MOST).map(({ word, set, share }) => (
          <Box
            key={word}
            component="li"
            sx={{ display: "grid", gridTemplateColumns: "minmax(96px, 150px) 1fr 44px", gap: 1, alignItems: "center" }}
          >
            <Box>
              <Typography variant="body2" sx={{ lineHeight: 1.2 }}>
                {isWord(word) ? wordText(word, language) : word}
              </Typography>
              <Typography variant="caption" sx={{ color: "text.secondary" }}>
                {t(`neuro.sets.${set}`)}
              </Typography>
            </Box>
            <Box aria-hidden sx={{ height: 8, borderRadius: 4, bgcolor: "action.hover" }}>
              <Box sx={{ height: 1, width: `${share * 100}%`, borderRadius: 4, bgcolor: COLOURS[set] }} />
            </Box>
            <Typography variant="body2" sx={{ textAlign: "right", fontVariantNumeric: "tabular-nums" }}>
              {formats.share(share)}
            </Typography>
          </Box>
        ))}
      </Box>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {t("neuro.results.topWords.help")}
      </Typography>
    </Stack>
  );
}

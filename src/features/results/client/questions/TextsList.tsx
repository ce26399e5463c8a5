import { Box, Button, InputAdornment, Stack, TextField, Typography } from "@mui/material";
import { useState } from "react";
import { ErrorState, Icon, useTexts } from "../../../../client/kit/console";
import { useFormats } from "../useFormats";
import { type OpenAnswersProps, useOpenAnswers } from "./useOpenAnswers";

/** Open answers to read and search, newest first. */
export function TextsList(props: OpenAnswersProps) {
  const { t } = useTexts();
  const formats = useFormats();
  const [words, setWords] = useState("");
  const { answers, total, error, isBusy, hasMore, more, retry } = useOpenAnswers(props, words);
  return (
    <Stack sx={{ gap: 1.5, maxWidth: 960 }}>
      <Stack direction="row" sx={{ gap: 2, alignItems: "center", flexWrap: "wrap" }}>
        <TextField
          size="small"
          value={words}
          onChange={(event) => setWords(event.target.value)}
          placeholder={t("results.texts.search")}
          slotProps={{
            htmlInput: { "aria-label": t("results.texts.search") },
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <Icon name="Search" />
                </InputAdornment>
              ),
            },
          }}
        />
        <Typography variant="body2" role="status" sx={{ color: "text.secondary" }}>
          {t("results.texts.count", { smart_count: total, count: formats.count(total) })}
        </Typography>
      </Stack>
      {error && <ErrorState error={error} onRetry={retry} />}
      <Box component="ul" aria-busy={isBusy} sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 1 }}>
        {answers.map(({ id, text }) => (
          <Box
            key={id}
            component="li"
            dir="auto"
            sx={{ px: 1.5, py: 1, borderRadius: 1, bgcolor: "action.hover", overflowWrap: "anywhere", whiteSpace: "pre-line" }}
          >
            {text}
          </Box>
        ))}
      </Box>
      {hasMore && (
        <Button onClick={more} loading={isBusy} sx={{ alignSelf: "flex-start" }}>
          {t("results.texts.more")}
        </Button>
      )}
    </Stack>
  );
}

import { Box, Button, InputAdornment, Stack, TextField, Typography } from "@mui/material";
import { useState } from "react";
import { Icon, useTexts } from "../../../../client/kit/console";
import { useFormats } from "../useFormats";

const STEP = 10;

interface TextsListProps {
  /** The newest of them. */
  readonly texts: readonly string[];
  /** How many there are. */
  readonly total: number;
}

/** Open answers to read and search, newest first; says so where it hasn't got them all. */
export function TextsList({ texts, total }: TextsListProps) {
  const { t } = useTexts();
  const formats = useFormats();
  const [words, setWords] = useState("");
  const [shown, setShown] = useState(STEP);
  const wanted = words.trim().toLowerCase();
  const found = texts.filter((text) => text.toLowerCase().includes(wanted));
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
          {t("results.texts.count", { smart_count: found.length, count: formats.count(found.length) })}
        </Typography>
      </Stack>
      {total > texts.length && (
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {t("results.texts.newest", { count: formats.count(texts.length), total: formats.count(total) })}
        </Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 1 }}>
        {found.slice(0, shown).map((text, index) => (
          <Box
            // biome-ignore lint/suspicious/noArrayIndexKey: equal answers occur, and the list has no state of its own
            key={index}
            component="li"
            dir="auto"
            sx={{ px: 1.5, py: 1, borderRadius: 1, bgcolor: "action.hover", overflowWrap: "anywhere", whiteSpace: "pre-line" }}
          >
            {text}
          </Box>
        ))}
      </Box>
      {found.length > shown && (
        <Button onClick={() => setShown(shown + 4 * STEP)} sx={{ alignSelf: "flex-start" }}>
          {t("results.texts.more")}
        </Button>
      )}
    </Stack>
  );
}

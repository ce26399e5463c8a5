import { Box, InputAdornment, List, ListItemButton, ListItemText, Popover, TextField, Typography } from "@mui/material";
import { useState } from "react";
import { Icon, useTexts } from "../../../../client/kit/console";
import type { QuestionResult } from "../../shared/api";
import type { ResultsFilter } from "../results";
import { AnswerPicker } from "./AnswerPicker";

interface FilterMenuProps {
  readonly anchor: HTMLElement | undefined;
  readonly questions: readonly QuestionResult[];
  readonly filter: ResultsFilter;
  readonly onChange: (filter: ResultsFilter) => void;
  readonly onClose: () => void;
}

/** First the question, then its answers. */
export function FilterMenu({ anchor, questions, filter, onChange, onClose }: FilterMenuProps) {
  const [chosenId, setChosenId] = useState<string>();
  const chosen = questions.find(({ id }) => id === chosenId);
  function close() {
    setChosenId(undefined);
    onClose();
  }
  return (
    <Popover
      open={anchor !== undefined}
      anchorEl={anchor ?? null}
      onClose={close}
      anchorOrigin={{ vertical: "bottom", horizontal: "left" }}
      slotProps={{ paper: { sx: { width: 380, maxWidth: "calc(100vw - 32px)", maxHeight: 440, mt: 0.5 } } }}
    >
      {chosen ? (
        <AnswerPicker
          question={chosen}
          filter={filter}
          onChange={onChange}
          onBack={() => setChosenId(undefined)}
          onDone={close}
        />
      ) : (
        <QuestionPicker questions={questions} onChoose={setChosenId} />
      )}
    </Popover>
  );
}

interface QuestionPickerProps {
  readonly questions: readonly QuestionResult[];
  readonly onChoose: (id: string) => void;
}

function QuestionPicker({ questions, onChoose }: QuestionPickerProps) {
  const { t } = useTexts();
  const [words, setWords] = useState("");
  const wanted = words.trim().toLowerCase();
  const found = questions.filter(
    ({ canFilter, title, variable }) => canFilter && `${variable} ${title}`.toLowerCase().includes(wanted),
  );
  return (
    <Box sx={{ p: 1.5 }}>
      <TextField
        autoFocus
        fullWidth
        size="small"
        value={words}
        onChange={(event) => setWords(event.target.value)}
        placeholder={t("results.filter.search")}
        slotProps={{
          htmlInput: { "aria-label": t("results.filter.search") },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Icon name="Search" />
              </InputAdornment>
            ),
          },
        }}
      />
      <List dense component="div" role="group" aria-label={t("results.filter.questions")}>
        {found.map(({ id, title, variable }) => (
          <ListItemButton key={id} onClick={() => onChoose(id)} sx={{ borderRadius: 1 }}>
            <ListItemText primary={title || variable} secondary={variable} />
            <Icon name="ChevronRight" />
          </ListItemButton>
        ))}
      </List>
      {found.length === 0 && (
        <Typography variant="body2" sx={{ p: 1, color: "text.secondary" }}>
          {t("results.filter.nothing")}
        </Typography>
      )}
    </Box>
  );
}

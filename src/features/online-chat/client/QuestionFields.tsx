import { Box, Button, Chip, IconButton, Stack, TextField, Tooltip } from "@mui/material";
import { Icon, useTexts } from "../../../client/kit/console";
import { LONGEST_QUESTION, MOST_QUESTIONS } from "../shared/onlineChat";
import { type DraftQuestion, moved, newQuestion } from "./draft";

interface QuestionFieldsProps {
  readonly questions: readonly DraftQuestion[];
  readonly isDisabled: boolean;
  readonly onChange: (questions: readonly DraftQuestion[]) => void;
}

function Tool({ label, icon, isDisabled, onPress }: { label: string; icon: string; isDisabled: boolean; onPress: () => void }) {
  return (
    <Tooltip title={label}>
      <span>
        <IconButton aria-label={label} disabled={isDisabled} onClick={onPress}>
          <Icon name={icon} />
        </IconButton>
      </span>
    </Tooltip>
  );
}

/** The guide: prepared questions in order, those that were asked fixed. */
export function QuestionFields({ questions, isDisabled, onChange }: QuestionFieldsProps) {
  const { t } = useTexts();
  return (
    <>
      <Box component="ol" sx={{ listStyle: "none", p: 0, m: 0, display: "grid", gap: 1.5 }}>
        {questions.map((question, index) => {
          const number = index + 1;
          return (
            <Stack component="li" key={question.key} direction="row" sx={{ gap: 0.5, alignItems: "flex-start" }}>
              <TextField
                label={t("onlineChat.setup.question", { number })}
                value={question.text}
                multiline
                fullWidth
                size="small"
                disabled={isDisabled || question.isSent}
                slotProps={{ htmlInput: { maxLength: LONGEST_QUESTION } }}
                onChange={({ target }) =>
                  onChange(questions.map((one) => (one.key === question.key ? { ...one, text: target.value } : one)))
                }
              />
              {question.isSent && <Chip size="small" label={t("onlineChat.live.sent")} sx={{ mt: 1 }} />}
              {!isDisabled && (
                <>
                  <Tool
                    label={t("onlineChat.setup.up", { number })}
                    icon="ArrowUpward"
                    isDisabled={index === 0}
                    onPress={() => onChange(moved(questions, index, -1))}
                  />
                  <Tool
                    label={t("onlineChat.setup.down", { number })}
                    icon="ArrowDownward"
                    isDisabled={number === questions.length}
                    onPress={() => onChange(moved(questions, index, 1))}
                  />
                  <Tool
                    label={t("onlineChat.setup.remove", { number })}
                    icon="Delete"
                    isDisabled={question.isSent}
                    onPress={() => onChange(questions.filter(({ key }) => key !== question.key))}
                  />
                </>
              )}
            </Stack>
          );
        })}
      </Box>
      {!isDisabled && questions.length < MOST_QUESTIONS && (
        <Button
          sx={{ alignSelf: "flex-start" }}
          startIcon={<Icon name="Add" />}
          onClick={() => onChange([...questions, newQuestion()])}
        >
          {t("onlineChat.setup.add")}
        </Button>
      )}
    </>
  );
}

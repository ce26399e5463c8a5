import { Button, Paper, Stack } from "@mui/material";
import { useState } from "react";
import { EmptyState, Icon, useTexts } from "../../../../client/kit";
import { useEditor } from "./EditorContext";
import { TypePalette } from "./TypePalette";
import { useQuestionActions } from "./useQuestionActions";

/** A questionnaire begins with a question, or comes from a file. */
export function EmptyQuestionnaire({ onImport }: { readonly onImport: () => void }) {
  const { t } = useTexts();
  const { canUpdate } = useEditor();
  const { addQuestion } = useQuestionActions();
  const [isChoosing, setChoosing] = useState(false);
  return (
    <Paper variant="outlined">
      <EmptyState
        icon="Quiz"
        title={t("surveys.empty.title")}
        body={t(canUpdate ? "surveys.empty.body" : "surveys.empty.readOnly")}
        action={
          canUpdate ? (
            <Stack direction={{ xs: "column", sm: "row" }} sx={{ gap: 1.5 }}>
              <Button variant="contained" startIcon={<Icon name="Add" />} onClick={() => setChoosing(true)}>
                {t("surveys.empty.add")}
              </Button>
              <Button variant="outlined" startIcon={<Icon name="UploadFile" />} onClick={onImport}>
                {t("surveys.empty.import")}
              </Button>
            </Stack>
          ) : undefined
        }
      />
      <TypePalette
        isOpen={isChoosing}
        onClose={() => setChoosing(false)}
        onChoose={(type) => {
          setChoosing(false);
          addQuestion(type);
        }}
      />
    </Paper>
  );
}

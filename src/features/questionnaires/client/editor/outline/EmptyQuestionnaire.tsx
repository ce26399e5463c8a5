import { Button, Paper, Stack } from "@mui/material";
import { useState } from "react";
import { EmptyState, Icon, type QuestionnaireTool, useTexts } from "../../../../../client/kit/console";
import { useQuestionActions } from "../draft/useQuestionActions";
import { useEditor } from "../EditorContext";
import { TypePalette } from "./TypePalette";

interface EmptyQuestionnaireProps {
  /** Those that a questionnaire may begin with. */
  readonly tools: readonly QuestionnaireTool[];
  readonly onTool: (tool: QuestionnaireTool) => void;
}

/** A questionnaire begins with a question, or comes from a file. */
export function EmptyQuestionnaire({ tools, onTool }: EmptyQuestionnaireProps) {
  const { t } = useTexts();
  const { canUpdate } = useEditor();
  const { addQuestion } = useQuestionActions();
  const [isChoosing, setChoosing] = useState(false);
  const start = tools.length > 0 ? "surveys.empty.body" : "surveys.empty.firstQuestion";
  return (
    <Paper variant="outlined">
      <EmptyState
        icon="Quiz"
        title={t("surveys.empty.title")}
        body={t(canUpdate ? start : "surveys.empty.readOnly")}
        action={
          canUpdate ? (
            <Stack direction={{ xs: "column", sm: "row" }} sx={{ gap: 1.5 }}>
              <Button variant="contained" startIcon={<Icon name="Add" />} onClick={() => setChoosing(true)}>
                {t("surveys.empty.add")}
              </Button>
              {tools.map((tool) => (
                <Button key={tool.name} variant="outlined" startIcon={<Icon name={tool.icon} />} onClick={() => onTool(tool)}>
                  {t(tool.startLabel ?? tool.label)}
                </Button>
              ))}
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

import { IconButton, Tooltip } from "@mui/material";
import { useState } from "react";
import { Icon, useTexts } from "../../../../client/kit/console";
import type { QuestionResult } from "../../shared/api";
import type { Presentation } from "../../shared/presentationApi";
import { QuestionSettingsDialog } from "./QuestionSettingsDialog";

interface CustomizeButtonProps {
  readonly ownerId: string;
  readonly question: QuestionResult;
  readonly presentation: Presentation;
}

/** Opens how the team sees one question. */
export function CustomizeButton({ ownerId, question, presentation }: CustomizeButtonProps) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const label = t("resultsView.customize.open", { question: question.title || question.variable });
  return (
    <>
      <Tooltip title={t("resultsView.customize.title")}>
        <IconButton aria-label={label} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Icon name="Tune" />
        </IconButton>
      </Tooltip>
      {isOpen && (
        <QuestionSettingsDialog
          ownerId={ownerId}
          question={question}
          kept={presentation.charts[question.id]}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

import { Stack } from "@mui/material";
import { useCallback } from "react";
import type { Results } from "../../shared/api";
import { toggled } from "../filter/resultsFilter";
import type { Selection } from "../results";
import { QuestionCard } from "./QuestionCard";

interface QuestionCardsProps {
  readonly activityId: string;
  readonly results: Results;
  readonly selection: Selection;
  readonly onChange: (selection: Selection) => void;
  /** Figures of the selection before are still shown. */
  readonly isStale: boolean;
}

export function QuestionCards({ activityId, results, selection, onChange, isStale }: QuestionCardsProps) {
  const answerable = results.questions.filter((question) => question.isAnswerable);
  const toggle = useCallback(
    (questionId: string, code: string) => onChange({ ...selection, filter: toggled(selection.filter, questionId, code) }),
    [selection, onChange],
  );
  return (
    <Stack sx={{ gap: 2, opacity: isStale ? 0.6 : 1, transition: "opacity 150ms" }} aria-busy={isStale}>
      {answerable.map((question, index) => (
        <QuestionCard
          key={question.id}
          activityId={activityId}
          selection={selection}
          number={index + 1}
          question={question}
          responses={results.base}
          onToggle={toggle}
        />
      ))}
    </Stack>
  );
}

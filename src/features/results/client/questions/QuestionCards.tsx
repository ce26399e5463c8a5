import { Stack } from "@mui/material";
import { useCallback, useMemo } from "react";
import { useNotice } from "../../../../client/kit/console";
import type { Results } from "../../shared/api";
import { countConditions } from "../filter/conditions";
import { toggled } from "../filter/resultsFilter";
import type { Selection } from "../results";
import type { CardParts } from "./CardBody";
import { OwnView } from "./OwnView";
import { QuestionCard } from "./QuestionCard";
import { TextsList } from "./TextsList";

interface QuestionCardsProps {
  readonly activityId: string;
  readonly results: Results;
  readonly selection: Selection;
  readonly onChange: (selection: Selection) => void;
  /** Figures of the selection before are still shown. */
  readonly isStale: boolean;
}

/** What the console's cards have beside charts and tables: types' own views, and open answers to search. */
function useCardParts(activityId: string, selection: Selection): CardParts {
  const notice = useNotice();
  return useMemo(
    () => ({
      own: (question) => <OwnView question={question} />,
      texts: ({ id, texts = [], textCount = texts.length }) =>
        texts.length > 0 && (
          <TextsList activityId={activityId} selection={selection} questionId={id} texts={texts} total={textCount} />
        ),
      onFailure: (message) => notice(message, "error"),
    }),
    [activityId, selection, notice],
  );
}

export function QuestionCards({ activityId, results, selection, onChange, isStale }: QuestionCardsProps) {
  const answerable = results.questions.filter((question) => question.isAnswerable);
  const toggle = useCallback(
    (questionId: string, code: string) => onChange({ ...selection, filter: toggled(selection.filter, questionId, code) }),
    [selection, onChange],
  );
  const parts = useCardParts(activityId, selection);
  return (
    <Stack sx={{ gap: 2, opacity: isStale ? 0.6 : 1, transition: "opacity 150ms" }} aria-busy={isStale}>
      {answerable.map((question, index) => (
        <QuestionCard
          key={question.id}
          parts={parts}
          chosen={selection.filter[question.id]}
          isFiltered={countConditions(selection) > 0}
          number={index + 1}
          question={question}
          responses={results.base}
          onToggle={toggle}
        />
      ))}
    </Stack>
  );
}

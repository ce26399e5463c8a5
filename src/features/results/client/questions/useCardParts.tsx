import { useMemo } from "react";
import { useNotice } from "../../../../client/kit/console";
import type { ChartKind } from "../../../../survey/questionType";
import type { QuestionResult } from "../../shared/api";
import type { Presentation } from "../../shared/presentationApi";
import { CustomizeButton } from "../presentation/CustomizeButton";
import type { Selection } from "../results";
import type { CardParts } from "./CardBody";
import { OwnView } from "./OwnView";
import { TextsList } from "./TextsList";

interface CardPartsInput {
  readonly activityId: string;
  readonly selection: Selection;
  /** As they are asked. */
  readonly questions: readonly QuestionResult[];
  readonly presentation: Presentation;
  readonly canCustomize: boolean;
  readonly onPrint: (questionId: string, kind: ChartKind) => void;
}

/** What the console's cards have beside charts and tables: types' own views, open answers to search, what the team can change. */
export function useCardParts(input: CardPartsInput): CardParts {
  const { activityId, selection, questions, presentation, canCustomize, onPrint } = input;
  const notice = useNotice();
  return useMemo(() => {
    const byId = new Map(questions.map((question) => [question.id, question]));
    return {
      own: (question) => <OwnView question={question} />,
      texts: ({ id, texts = [], textCount = texts.length }) =>
        texts.length > 0 && (
          <TextsList activityId={activityId} selection={selection} questionId={id} texts={texts} total={textCount} />
        ),
      tools: (questionId) => {
        const question = byId.get(questionId);
        return question && canCustomize ? (
          <CustomizeButton ownerId={activityId} question={question} presentation={presentation} />
        ) : null;
      },
      onPrint,
      onFailure: (message) => notice(message, "error"),
    };
  }, [activityId, selection, questions, presentation, canCustomize, onPrint, notice]);
}

import { useState } from "react";
import { useTexts } from "../../../../client/kit/console";
import type { QuestionResult, Results } from "../../shared/api";
import type { Presentation } from "../../shared/presentationApi";
import { useSelectionWords } from "../filter/useSelectionWords";
import type { CardParts } from "../questions/CardBody";
import type { CardSplit } from "../questions/cardProps";
import type { Selection } from "../results";
import { PrintedTexts } from "./PrintedTexts";
import { PrintPreview } from "./PrintPreview";
import type { Printing } from "./usePrinting";

interface QuestionsPrintProps {
  readonly title: string;
  readonly printing: Printing;
  /** Those of the page, in its order. */
  readonly questions: readonly QuestionResult[];
  readonly results: Results;
  readonly presentation: Presentation;
  readonly selection: Selection;
  readonly splits: ReadonlyMap<string, CardSplit>;
  /** Empty where nothing is split. */
  readonly splitTitle: string;
  readonly own: CardParts["own"];
  readonly onClose: () => void;
}

/** The console's results on paper: one question, or all that the page shows. */
export function QuestionsPrint(props: QuestionsPrintProps) {
  const { title, printing, questions, results, presentation, selection, splits, splitTitle, own, onClose } = props;
  const { t } = useTexts();
  const [asOf] = useState(() => new Date().toISOString());
  const words = useSelectionWords(results, selection);
  const lines = splitTitle ? [...words, `${t("resultsView.split.by")}: ${splitTitle}`] : words;
  const parts: CardParts = {
    hasNames: false,
    ...(own ? { own } : {}),
    texts: (question) => <PrintedTexts question={question} />,
    onPrint: onClose,
    onFailure: onClose,
  };
  const { one } = printing;
  return (
    <PrintPreview
      head={{ title, base: results.base, lines, asOf }}
      questions={questions.flatMap((question, index) =>
        one && one.id !== question.id
          ? []
          : [
              {
                ...{ id: question.id, question, number: index + 1, responses: results.base, parts },
                kind: one?.kind ?? presentation.charts[question.id]?.kind,
                split: splits.get(question.id),
              },
            ],
      )}
      onClose={onClose}
    />
  );
}

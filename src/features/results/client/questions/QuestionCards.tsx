import { Alert, Stack } from "@mui/material";
import { useCallback, useMemo } from "react";
import { EmptyState, ErrorState, useTexts } from "../../../../client/kit/console";
import type { Results } from "../../shared/api";
import type { Presentation } from "../../shared/presentationApi";
import { countConditions } from "../filter/conditions";
import { toggled } from "../filter/resultsFilter";
import { usePresentedQuestions } from "../presentation/usePresentedQuestions";
import { QuestionsPrint } from "../print/QuestionsPrint";
import { usePrinting } from "../print/usePrinting";
import type { Selection } from "../results";
import { useSplitTables } from "../split/useSplitTables";
import { useSplitVariables } from "../split/useSplitVariables";
import { useKept } from "../useKept";
import type { CardSplit } from "./cardProps";
import { QuestionCard } from "./QuestionCard";
import { useCardParts } from "./useCardParts";
import { ViewBar } from "./ViewBar";

interface QuestionCardsProps {
  readonly activityId: string;
  readonly title: string;
  readonly results: Results;
  readonly presentation: Presentation;
  /** Whether the person may choose for the team how results are shown. */
  readonly canCustomize: boolean;
  readonly selection: Selection;
  readonly onChange: (selection: Selection) => void;
  /** Figures of the selection before are still shown. */
  readonly isStale: boolean;
}

/** A card a question, as the team shows them, split by a variable where somebody wants it. */
export function QuestionCards(props: QuestionCardsProps) {
  const { activityId, title, results, presentation, canCustomize, selection, onChange, isStale } = props;
  const { t } = useTexts();
  const answerable = useMemo(() => results.questions.filter((question) => question.isAnswerable), [results.questions]);
  const presented = usePresentedQuestions(answerable, presentation);
  const shown = useMemo(() => presented.map((question) => question.shown), [presented]);
  const [by, setBy] = useKept(`split ${activityId}`, "");
  const variables = useSplitVariables(activityId, answerable);
  const variable = variables.find(({ name }) => name === by);
  const tables = useSplitTables(activityId, { questions: shown, by: variable ? by : "", selection });
  const { splits } = tables;
  const isUngrouped = variable !== undefined && tables.table?.columns.length === 1;
  const isSplit = variable !== undefined && !tables.isLoading && !tables.error && !isUngrouped;
  const splitTitle = variable?.title ?? "";
  const splitOf = useMemo(() => {
    // Split by itself a question says nothing.
    const others = isSplit ? shown.filter((question) => question.variable !== by) : [];
    return new Map(others.map(({ id }): [string, CardSplit] => [id, { title: splitTitle, split: splits.get(id) }]));
  }, [isSplit, shown, splits, splitTitle, by]);
  const toggle = useCallback(
    (questionId: string, code: string) => onChange({ ...selection, filter: toggled(selection.filter, questionId, code) }),
    [selection, onChange],
  );
  const { printing, printOne, printAll, stop } = usePrinting();
  const parts = useCardParts({ activityId, selection, questions: answerable, presentation, canCustomize, onPrint: printOne });
  const isBusy = isStale || tables.isStale || tables.isLoading;
  return (
    <>
      <ViewBar
        ownerId={activityId}
        questions={answerable}
        presentation={presentation}
        canCustomize={canCustomize}
        hiddenCount={answerable.length - shown.length}
        variables={variables}
        split={by}
        onSplit={setBy}
        onPrint={printAll}
      />
      {tables.error && <ErrorState error={tables.error} onRetry={tables.retry} />}
      {isUngrouped && <Alert severity="info">{t("resultsView.split.noGroups", { split: splitTitle })}</Alert>}
      {shown.length === 0 && answerable.length > 0 && (
        <EmptyState
          icon="VisibilityOff"
          title={t("resultsView.arrange.allHidden")}
          body={t("resultsView.arrange.allHiddenBody")}
        />
      )}
      <Stack sx={{ gap: 2, opacity: isBusy ? 0.6 : 1, transition: "opacity 150ms" }} aria-busy={isBusy}>
        {shown.map((question, index) => (
          <QuestionCard
            key={question.id}
            parts={parts}
            kind={presentation.charts[question.id]?.kind}
            chosen={selection.filter[question.id]}
            isFiltered={countConditions(selection) > 0}
            number={index + 1}
            question={question}
            responses={results.base}
            split={splitOf.get(question.id)}
            onToggle={toggle}
          />
        ))}
      </Stack>
      {printing && (
        <QuestionsPrint
          title={title}
          printing={printing}
          questions={shown}
          results={results}
          presentation={presentation}
          selection={selection}
          splits={splitOf}
          splitTitle={isSplit ? splitTitle : ""}
          own={parts.own}
          onClose={stop}
        />
      )}
    </>
  );
}

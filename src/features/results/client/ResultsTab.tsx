import { Stack } from "@mui/material";
import { ErrorState, LoadingState, type RecordTabProps, useTexts } from "../../../client/kit/console";
import { FilterBar } from "./filter/FilterBar";
import { NO_FILTER } from "./filter/resultsFilter";
import { NoResponses } from "./NoResponses";
import { usePresentation } from "./presentation/presentation";
import { QuestionCards } from "./questions/QuestionCards";
import { type ReportView, ResultsHead } from "./ResultsHead";
import { ShareButton } from "./reports/ShareButton";
import { ResponsesView } from "./responses/ResponsesView";
import { results, type Selection, selectionQuery } from "./results";
import { TablesView } from "./tables/TablesView";
import { useKept } from "./useKept";

/** The report of an activity: distributions of its questions, and the responses themselves. */
export function ResultsTab({ record, canUpdate }: RecordTabProps) {
  const { language } = useTexts();
  const [view, setView] = useKept<ReportView>(`view ${record.id}`, "questions");
  const [selection, setSelection] = useKept<Selection>(`selection ${record.id}`, {
    filter: NO_FILTER,
    withTest: false,
    segment: "",
  });
  const { data, error, refetch, isPlaceholderData } = results.useCall(
    "GET /api/activities/:id/results",
    { params: { id: record.id }, query: { ...selectionQuery(selection), language } },
    { keepsPrevious: true },
  );
  const presented = usePresentation(record.id);
  const failure = (error && !data) || (presented.error && !presented.data);
  if (failure) {
    const retry = () => {
      void refetch();
      void presented.refetch();
    };
    return <ErrorState error={error ?? presented.error} onRetry={retry} />;
  }
  if (!data || !presented.data) return <LoadingState />;
  const { responses } = data;
  const isEmpty = responses.total + responses.test === 0;
  return (
    <Stack sx={{ gap: 2 }}>
      <ResultsHead
        activityId={record.id}
        title={String(record.title ?? "")}
        responses={responses}
        questions={data.questions}
        base={data.base}
        view={view}
        onView={setView}
        selection={selection}
      >
        <ShareButton ownerId={record.id} results={data} selection={selection} canManage={canUpdate} />
      </ResultsHead>
      {isEmpty && <NoResponses activityId={record.id} />}
      {!isEmpty && view === "questions" && (
        <>
          <FilterBar results={data} selection={selection} onChange={setSelection} />
          <QuestionCards
            activityId={record.id}
            title={String(record.title ?? record.name ?? "")}
            results={data}
            presentation={presented.data}
            canCustomize={canUpdate}
            selection={selection}
            onChange={setSelection}
            isStale={isPlaceholderData}
          />
        </>
      )}
      {!isEmpty && view === "tables" && (
        <>
          <FilterBar results={data} selection={selection} onChange={setSelection} />
          <TablesView
            activityId={record.id}
            title={String(record.title ?? "")}
            results={data}
            selection={selection}
            canChange={canUpdate}
          />
        </>
      )}
      {!isEmpty && view === "responses" && (
        <ResponsesView
          activityId={record.id}
          testResponses={responses.test}
          canDelete={canUpdate}
          onDeleted={() => void refetch()}
        />
      )}
    </Stack>
  );
}

import { Stack } from "@mui/material";
import { ErrorState, LoadingState, type RecordTabProps } from "../../../client/kit/console";
import { countConditions } from "./filter/conditions";
import { FilterBar } from "./filter/FilterBar";
import { NothingLeft } from "./filter/NothingLeft";
import { useSelectedResults } from "./filter/useSelectedResults";
import { NoResponses } from "./NoResponses";
import { usePresentation } from "./presentation/presentation";
import { QuestionCards } from "./questions/QuestionCards";
import { type ReportView, ResultsHead } from "./ResultsHead";
import { ShareButton } from "./reports/ShareButton";
import { ResponsesView } from "./responses/ResponsesView";
import { TablesView } from "./tables/TablesView";
import { useKept } from "./useKept";
import { useSavedViews } from "./views/useSavedViews";
import { ViewNotices } from "./views/ViewNotices";
import { ViewsButton } from "./views/ViewsButton";
import { keptKeys } from "./views/viewState";

/** The report of an activity: distributions of its questions, and the responses themselves. */
export function ResultsTab({ record, canUpdate }: RecordTabProps) {
  const keys = keptKeys(record.id);
  const [view, setView] = useKept<ReportView>(keys.view, "questions");
  const { selection, setSelection, data, error, refetch, isPlaceholderData, asked } = useSelectedResults(record.id);
  const saved = useSavedViews(record.id);
  const presented = usePresentation(record.id);
  const failure = (error && !data) || (presented.error && !presented.data);
  if (failure) {
    const retry = () => {
      void refetch();
      void presented.refetch();
    };
    return <ErrorState error={error ?? presented.error} onRetry={retry} />;
  }
  if (!data || !presented.data || saved.isPending) return <LoadingState />;
  const { responses } = data;
  const isEmpty = responses.total + responses.test === 0;
  const isNothingLeft = data.base === 0 && !isPlaceholderData && countConditions(selection) > 0;
  const filterBar = (
    <FilterBar
      activityId={record.id}
      results={data}
      asked={asked}
      selection={selection}
      onChange={setSelection}
      isStickyOnPhone={view !== "tables"}
    />
  );
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
        <ViewsButton ownerId={record.id} saved={saved} />
        <ShareButton ownerId={record.id} results={data} selection={selection} canManage={canUpdate} />
      </ResultsHead>
      <ViewNotices saved={saved} />
      {isEmpty && <NoResponses activityId={record.id} />}
      {!isEmpty && view === "questions" && (
        <>
          {filterBar}
          {isNothingLeft ? (
            <NothingLeft selection={selection} onChange={setSelection} />
          ) : (
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
          )}
        </>
      )}
      {!isEmpty && view === "tables" && (
        <>
          {filterBar}
          {isNothingLeft ? (
            <NothingLeft selection={selection} onChange={setSelection} />
          ) : (
            <TablesView
              activityId={record.id}
              title={String(record.title ?? "")}
              results={data}
              selection={selection}
              canChange={canUpdate}
            />
          )}
        </>
      )}
      {!isEmpty && view === "responses" && (
        <ResponsesView
          activityId={record.id}
          found={data}
          selection={selection}
          filterBar={filterBar}
          nothingLeft={<NothingLeft selection={selection} onChange={setSelection} />}
          canDelete={canUpdate}
          onDeleted={() => void refetch()}
        />
      )}
    </Stack>
  );
}

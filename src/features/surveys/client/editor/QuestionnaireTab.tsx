import { useQuery } from "@tanstack/react-query";
import { ErrorState, LoadingState, type RecordTabProps, useQuestionTypes } from "../../../../client/kit";
import { openedKey, readQuestionnaire } from "../api/questionnaireApi";
import { QuestionTypesProvider } from "../question/QuestionTypesContext";
import { Editor } from "./Editor";

/** Step 2 of a survey: its questionnaire. */
export function QuestionnaireTab({ record, canUpdate, refresh }: RecordTabProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ["questionnaire", record.id],
    queryFn: () => readQuestionnaire(record.id),
    // The editor owns the draft from here on: a fetch in the background would bring an older one back.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  useQuery({
    queryKey: openedKey(record.id),
    queryFn: () => data?.draft,
    enabled: data !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const types = useQuestionTypes();
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (types.error) return <ErrorState error={types.error} onRetry={() => void types.refetch()} />;
  if (!data || !types.data) return <LoadingState />;
  return (
    <QuestionTypesProvider value={types.data}>
      <Editor activity={record} loaded={data} canUpdate={canUpdate} onPublished={refresh} />
    </QuestionTypesProvider>
  );
}

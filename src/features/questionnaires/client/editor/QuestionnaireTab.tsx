import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import {
  ErrorState,
  LoadingState,
  ownsStudies,
  type RecordTabProps,
  useDraftOwner,
  useQuestionTypes,
} from "../../../../client/kit/console";
import { openedKey } from "../api/draftApi";
import { QuestionTypesProvider } from "../question/QuestionTypesContext";
import { createKeeper, openQuestionnaire } from "./draft/keptQuestionnaire";
import { Editor } from "./Editor";

/** A released study is asked as it was reviewed. */
const RELEASED: readonly unknown[] = ["CONFIRMED", "OPEN", "FINISHED"];

function isOpenToChange({ status }: RecordTabProps["record"]): boolean {
  return !ownsStudies() || !RELEASED.includes(status);
}

/** Step 2 of a survey, or the questions of a study. */
export function QuestionnaireTab({ record, canUpdate, refresh }: RecordTabProps) {
  const owner = useDraftOwner();
  const keeper = useMemo(() => (owner ? createKeeper(owner, record.id) : undefined), [owner, record.id]);
  const { data, error, refetch } = useQuery({
    queryKey: ["questionnaire", record.id],
    queryFn: () => (keeper ? openQuestionnaire(record.id, keeper) : undefined),
    enabled: keeper !== undefined,
    // What is kept in this browser can be gone on with offline.
    networkMode: "always",
    // The editor owns the draft from here on: a fetch in the background would bring an older one back.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  useQuery({
    queryKey: openedKey(record.id),
    queryFn: () => data?.loaded.draft,
    enabled: data !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const types = useQuestionTypes();
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (types.error) return <ErrorState error={types.error} onRetry={() => void types.refetch()} />;
  if (!data || !keeper || !types.data) return <LoadingState />;
  return (
    <QuestionTypesProvider value={types.data}>
      <Editor
        activity={record}
        opened={data}
        keeper={keeper}
        canUpdate={canUpdate && isOpenToChange(record)}
        onPublished={refresh}
      />
    </QuestionTypesProvider>
  );
}

import Skeleton from "@mui/material/Skeleton";
import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { type ActivityScreenProps, ErrorState, useTexts } from "../../../../client/kit/member";
import { OpenTopic } from "./OpenTopic";
import { TopicList } from "./TopicList";
import { useTopics } from "./useTopics";

/** What was seen in a topic is new no more once one is back at the list. */
function useReloadOnReturn(isList: boolean, reload: () => void): void {
  const wasList = useRef(isList);
  useEffect(() => {
    if (isList && !wasList.current) reload();
    wasList.current = isList;
  }, [isList, reload]);
}

/** A debate for a member: its topics, and what is said under the one that is open. */
export function DebateScreen({ activity, refresh }: ActivityScreenProps) {
  const { t } = useTexts();
  const [parameters] = useSearchParams();
  const { topics: known, error, reload } = useTopics(activity.id);
  const open = parameters.get("topic");
  useReloadOnReturn(open === null, reload);
  if (!known && error) return <ErrorState error={error} onRetry={reload} />;
  if (!known) return <Skeleton variant="rounded" height={240} role="status" aria-label={t("common.loading")} />;
  const { topics } = known;
  const isOnly = topics.length === 1;
  const topic = isOnly ? topics[0] : topics.find(({ id }) => id === open);
  const isDone = activity.state === "done";
  const isOver = activity.state === "ended" || (activity.endsAt !== null && Date.parse(activity.endsAt) <= Date.now());
  if (!topic) return <TopicList {...known} isDone={isDone} isOver={isOver} />;
  const next = isDone || isOver ? undefined : topics.find(({ isAnswered, id }) => !isAnswered && id !== topic.id);
  const onChanged = () => {
    reload();
    refresh();
  };
  return <OpenTopic activityId={activity.id} topic={topic} isOnly={isOnly} next={next} onChanged={onChanged} />;
}

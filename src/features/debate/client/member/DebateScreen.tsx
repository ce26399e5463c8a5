import ArrowBackOutlined from "@mui/icons-material/ArrowBackOutlined";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useEffect, useRef, useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { type ActivityScreenProps, ErrorState, useTexts, View } from "../../../../client/kit/member";
import { conversation } from "../../../../contracts/views/conversation";
import { TopicCard } from "./TopicCard";
import { type MemberTopic, useTopics } from "./useTopics";

function TopicList({ topics, isDone }: { readonly topics: readonly MemberTopic[]; readonly isDone: boolean }) {
  const { t } = useTexts();
  const answered = topics.filter(({ isAnswered }) => isAnswered).length;
  return (
    <>
      <Typography role="status" sx={{ mb: 2, color: "text.secondary" }}>
        {isDone ? t("debate.done") : t("debate.progress", { done: answered, all: topics.length })}
      </Typography>
      <Box component="ul" sx={{ listStyle: "none", p: 0, m: 0, display: "grid", gap: 1.5 }}>
        {topics.map((topic) => (
          <TopicCard key={topic.id} topic={topic} />
        ))}
      </Box>
    </>
  );
}

interface OpenTopicProps {
  readonly activityId: string;
  readonly topic: MemberTopic;
  /** The next one that isn't answered, where this one is. */
  readonly next: MemberTopic | undefined;
  readonly onChanged: () => void;
}

function OpenTopic({ activityId, topic, next, onChanged }: OpenTopicProps) {
  const { t } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another topic has another heading
  useEffect(() => heading.current?.focus(), [topic.id]);
  return (
    <>
      <Button component={Link} to="?" color="inherit" startIcon={<ArrowBackOutlined />} sx={{ minHeight: 44, ml: -1 }}>
        {t("debate.allTopics")}
      </Button>
      <Box sx={{ borderLeft: 6, borderColor: topic.color, pl: 2, my: 1.5 }}>
        <Typography
          ref={heading}
          tabIndex={-1}
          variant="h2"
          sx={{ fontSize: "1.25rem", outline: "none", overflowWrap: "anywhere" }}
        >
          {topic.title}
        </Typography>
        {topic.description && <Typography sx={{ color: "text.secondary" }}>{topic.description}</Typography>}
      </Box>
      {next && topic.isAnswered && (
        <Alert
          severity="success"
          sx={{ mb: 2 }}
          action={
            <Button component={Link} to={`?topic=${next.id}`} color="inherit" size="small" sx={{ minHeight: 44 }}>
              {next.title}
            </Button>
          }
        >
          {t("debate.nextTopic")}
        </Alert>
      )}
      <View of={conversation} props={{ activityId, topicId: topic.id, form: "feed", onChanged }} />
    </>
  );
}

/** A debate for a member: its topics, and what is said under the one that is open. */
export function DebateScreen({ activity, refresh }: ActivityScreenProps) {
  const { t } = useTexts();
  const [parameters] = useSearchParams();
  const loaded = useTopics(activity.id);
  const [known, setKnown] = useState<readonly MemberTopic[]>();
  useEffect(() => {
    if (loaded.status === "ready") setKnown(loaded.data.topics);
  }, [loaded]);
  const open = parameters.get("topic");
  const reload = loaded.status === "loading" ? undefined : loaded.retry;
  // What was seen in a topic is new no more once one is back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: coming back is the reason, not another way to ask
  useEffect(() => {
    if (open === null) reload?.();
  }, [open]);
  if (!known && loaded.status === "failed") return <ErrorState error={loaded.error} onRetry={loaded.retry} />;
  if (!known) return <Skeleton variant="rounded" height={240} role="status" aria-label={t("common.loading")} />;
  const topic = known.find(({ id }) => id === open);
  if (!topic) return <TopicList topics={known} isDone={activity.state === "done"} />;
  const next = known.find(({ isAnswered, id }) => !isAnswered && id !== topic.id);
  const onChanged = () => {
    reload?.();
    refresh();
  };
  return (
    <OpenTopic activityId={activity.id} topic={topic} next={activity.state === "done" ? undefined : next} onChanged={onChanged} />
  );
}

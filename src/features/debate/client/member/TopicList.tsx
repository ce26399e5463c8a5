import Box from "@mui/material/Box";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import { useTexts } from "../../../../client/kit/member";
import { TopicCard } from "./TopicCard";
import type { Topics } from "./useTopics";

interface TopicListProps extends Topics {
  readonly isDone: boolean;
  readonly isOver: boolean;
}

function Progress({ topics, needed, isDone }: Omit<TopicListProps, "isOver">) {
  const { t } = useTexts();
  const done = Math.min(topics.filter(({ isAnswered }) => isAnswered).length, needed);
  return (
    <Box sx={{ mb: 2 }}>
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {isDone ? t("debate.done") : t("debate.progress", { done, all: needed })}
      </Typography>
      {!isDone && needed < topics.length && (
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {t("debate.choose", { smart_count: needed })}
        </Typography>
      )}
      {!isDone && (
        <LinearProgress
          variant="determinate"
          value={(done / needed) * 100}
          aria-label={t("debate.progress", { done, all: needed })}
          sx={{ height: 8, borderRadius: 1, mt: 1 }}
        />
      )}
    </Box>
  );
}

/** What a debate is about, with how far the member is. */
export function TopicList({ topics, needed, isDone, isOver }: TopicListProps) {
  return (
    <>
      {(isDone || !isOver) && <Progress topics={topics} needed={needed} isDone={isDone} />}
      <Box component="ul" sx={{ listStyle: "none", p: 0, m: 0, display: "grid", gap: 1.5 }}>
        {topics.map((topic) => (
          <TopicCard key={topic.id} topic={topic} />
        ))}
      </Box>
    </>
  );
}

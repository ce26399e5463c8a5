import ArrowBackOutlined from "@mui/icons-material/ArrowBackOutlined";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { useTexts, View } from "../../../../client/kit/member";
import { conversation } from "../../../../contracts/views/conversation";
import type { MemberTopic } from "./useTopics";

interface OpenTopicProps {
  readonly activityId: string;
  readonly topic: MemberTopic;
  /** Whether there is no other topic. */
  readonly isOnly: boolean;
  /** The next one to answer, while some are missing. */
  readonly next: MemberTopic | undefined;
  readonly onChanged: () => void;
}

function Heading({ topic: { id, title, description, color }, isOnly }: Pick<OpenTopicProps, "topic" | "isOnly">) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another topic has another heading
  useEffect(() => {
    if (isOnly) return;
    // After the page, which takes the focus with each address.
    const frame = requestAnimationFrame(() => heading.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [id, isOnly]);
  return (
    <Box sx={{ borderLeft: 6, borderColor: color, pl: 2, my: 1.5 }}>
      <Typography
        ref={heading}
        tabIndex={-1}
        variant="h2"
        sx={{ fontSize: "1.25rem", outline: "none", overflowWrap: "anywhere" }}
      >
        {title}
      </Typography>
      {description && (
        <Typography sx={{ color: "text.secondary", whiteSpace: "pre-line", overflowWrap: "anywhere" }}>{description}</Typography>
      )}
    </Box>
  );
}

function NextTopic({ topic: { id, title } }: { readonly topic: MemberTopic }) {
  const { t } = useTexts();
  return (
    <Alert severity="success" sx={{ mb: 2 }}>
      {t("debate.nextTopic")}
      <Button
        component={Link}
        to={`?topic=${id}`}
        color="inherit"
        variant="outlined"
        sx={{ mt: 1, minHeight: 44, display: "flex", textAlign: "start", overflowWrap: "anywhere" }}
      >
        {title}
      </Button>
    </Alert>
  );
}

/** A topic with what is said in it. */
export function OpenTopic({ activityId, topic, isOnly, next, onChanged }: OpenTopicProps) {
  const { t } = useTexts();
  return (
    <>
      {!isOnly && (
        <Button component={Link} to="?" color="inherit" startIcon={<ArrowBackOutlined />} sx={{ minHeight: 44, ml: -1 }}>
          {t("debate.allTopics")}
        </Button>
      )}
      <Heading topic={topic} isOnly={isOnly} />
      {next && topic.isAnswered && <NextTopic topic={next} />}
      <View key={topic.id} of={conversation} props={{ activityId, topicId: topic.id, form: "feed", onChanged }} />
    </>
  );
}

import { Box, Button } from "@mui/material";
import { Icon, useConfirm, useTexts } from "../../../client/kit/console";
import { MOST_TOPICS } from "../shared/debate";
import { type DebateDraft, moved, newTopic, type TopicDraft } from "./draft";
import { TopicFields } from "./TopicFields";

export interface DebatePartProps {
  readonly draft: DebateDraft;
  readonly isDisabled: boolean;
  readonly onChange: (draft: DebateDraft) => void;
}

/** The topics of a debate, one below the other. */
export function TopicsEditor({ draft, isDisabled, onChange }: DebatePartProps) {
  const { t } = useTexts();
  const { topics } = draft;
  const confirm = useConfirm();
  const change = (next: DebateDraft["topics"]) => onChange({ ...draft, topics: next });

  async function remove({ key, title, description }: TopicDraft) {
    const name = title.trim();
    const question = {
      title: t("debate.removeTitle", { name }),
      body: t("debate.removeBody"),
      confirmLabel: t("debate.removeTopic"),
      isDestructive: true,
    };
    const isBlank = name === "" && description.trim() === "";
    if (isBlank || (await confirm(question))) change(topics.filter((topic) => topic.key !== key));
  }

  return (
    <>
      <Box component="ol" sx={{ listStyle: "none", p: 0, m: 0, display: "grid", gap: 2 }}>
        {topics.map((topic, index) => (
          <TopicFields
            key={topic.key}
            topic={topic}
            number={index + 1}
            isDisabled={isDisabled}
            {...(index > 0 ? { onUp: () => change(moved(topics, index, -1)) } : {})}
            {...(index < topics.length - 1 ? { onDown: () => change(moved(topics, index, 1)) } : {})}
            {...(topics.length > 1 ? { onRemove: () => void remove(topic) } : {})}
            onChange={(changed) => change(topics.map((one) => (one.key === topic.key ? changed : one)))}
          />
        ))}
      </Box>
      {!isDisabled && topics.length < MOST_TOPICS && (
        <Button
          sx={{ alignSelf: "flex-start" }}
          startIcon={<Icon name="Add" />}
          onClick={() => change([...topics, newTopic(topics)])}
        >
          {t("debate.add")}
        </Button>
      )}
    </>
  );
}

import { Box, Button, Paper } from "@mui/material";
import { useState } from "react";
import { Icon, useTexts } from "../../../../../client/kit/console";
import { useBoard } from "../BoardContext";
import { ReplyBox } from "../comment/ReplyBox";
import { ChoiceBox } from "../filters/ChoiceBox";

/** Begins a thread in the team's name, where the team begins threads. */
export function NewThread() {
  const { t } = useTexts();
  const { state, canModerate, place } = useBoard();
  const [isOpen, setIsOpen] = useState(false);
  const [topicId, setTopicId] = useState<string>();
  const topics = state?.topics ?? [];
  if (!state?.mayStart || !(canModerate || place.audience === "TEAM")) return null;
  if (!isOpen)
    return (
      <Button size="small" variant="outlined" startIcon={<Icon name="Add" />} onClick={() => setIsOpen(true)}>
        {t("comments.board.write")}
      </Button>
    );
  const topic = topicId ?? topics[0]?.id;
  return (
    <Paper variant="outlined" sx={{ p: 2, display: "grid", gap: 1.5, flexBasis: "100%" }}>
      {state.hasTopics && (
        <Box sx={{ display: "flex" }}>
          <ChoiceBox
            label={t("comments.board.filter.topic")}
            value={topic}
            options={topics.map(({ id, title }) => ({ value: id, label: title }))}
            onChange={setTopicId}
          />
        </Box>
      )}
      <ReplyBox
        label={t("comments.board.write")}
        action={t("comments.board.publish")}
        more={state.hasTopics && topic ? { topicId: topic } : {}}
        onClose={() => setIsOpen(false)}
      />
    </Paper>
  );
}

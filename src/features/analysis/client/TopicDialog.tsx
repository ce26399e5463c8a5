import { MenuItem, TextField, Typography } from "@mui/material";
import { useState } from "react";
import { FormDialog, useTexts } from "../../../client/kit/console";
import { LONGEST_TOPIC } from "../shared/analysis";
import type { Topic } from "../shared/api";
import type { AnalysisActions } from "./useAnalysis";

interface TopicDialogProps {
  readonly action: "rename" | "merge" | "add";
  /** What is renamed or merged. */
  readonly topic?: Topic;
  readonly topics: readonly Topic[];
  readonly onChange: AnalysisActions["change"];
  readonly onClose: () => void;
}

/** Gives a topic a name, makes it part of another one, or adds one. */
export function TopicDialog({ action, topic, topics, onChange, onClose }: TopicDialogProps) {
  const { t } = useTexts();
  const others = topics.filter(({ id }) => id !== topic?.id);
  const [title, setTitle] = useState(action === "rename" ? (topic?.title ?? "") : "");
  const [into, setInto] = useState(others[0]?.id ?? "");
  const [isBusy, setBusy] = useState(false);
  const changes = {
    rename: { id: topic?.id ?? "", title },
    merge: { id: into, merge: [topic?.id ?? ""] },
    add: { title },
  };
  async function submit() {
    setBusy(true);
    const isDone = await onChange([changes[action]]);
    setBusy(false);
    if (isDone) onClose();
  }
  return (
    <FormDialog
      title={t(`analysis.topics.${action}`)}
      submitLabel={t("analysis.save")}
      isBusy={isBusy}
      isDisabled={action === "merge" ? into === "" : title.trim() === ""}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {action === "merge" ? (
        <>
          <TextField select label={t("analysis.topics.into")} value={into} onChange={({ target }) => setInto(target.value)}>
            {others.map(({ id, title: name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {t("analysis.topics.mergeHelp", { count: topic?.count ?? 0 })}
          </Typography>
        </>
      ) : (
        <TextField
          autoFocus
          label={t("analysis.topics.name")}
          helperText={action === "add" ? t("analysis.topics.addHelp") : " "}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
          slotProps={{ htmlInput: { maxLength: LONGEST_TOPIC } }}
        />
      )}
    </FormDialog>
  );
}

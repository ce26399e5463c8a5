import { MenuItem, TextField } from "@mui/material";
import { useTexts } from "../../../client/kit/console";
import type { DebatePartProps } from "./TopicsEditor";

/** How many topics count as taking part. */
export function MinimumField({ draft, isDisabled, onChange }: DebatePartProps) {
  const { t } = useTexts();
  const { topics, minTopics } = draft;
  const value = minTopics === null || minTopics > topics.length ? "all" : String(minTopics);
  return (
    <TextField
      select
      label={t("debate.minimum")}
      helperText={t("debate.minimumHelp")}
      value={value}
      disabled={isDisabled}
      size="small"
      sx={{ maxWidth: 420 }}
      onChange={({ target }) => onChange({ ...draft, minTopics: target.value === "all" ? null : Number(target.value) })}
    >
      <MenuItem value="all">{t("debate.all")}</MenuItem>
      {topics.map(({ key }, index) => (
        <MenuItem key={key} value={String(index + 1)}>
          {t("debate.atLeast", { smart_count: index + 1 })}
        </MenuItem>
      ))}
    </TextField>
  );
}

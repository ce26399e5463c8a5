import { Box, IconButton, Paper, Stack, TextField, Tooltip, Typography } from "@mui/material";
import { Icon, useTexts } from "../../../client/kit/console";
import { LONGEST_DESCRIPTION, LONGEST_TAG, LONGEST_TITLE, TOPIC_COLORS } from "../shared/debate";
import type { TopicDraft } from "./draft";

interface TopicFieldsProps {
  readonly topic: TopicDraft;
  readonly number: number;
  readonly isDisabled: boolean;
  /** Absent at the end of the list in that direction. */
  readonly onUp?: () => void;
  readonly onDown?: () => void;
  readonly onRemove?: () => void;
  readonly onChange: (topic: TopicDraft) => void;
}

function ColorChoice({ topic, isDisabled, onChange }: Pick<TopicFieldsProps, "topic" | "isDisabled" | "onChange">) {
  const { t } = useTexts();
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0 }}>
      <Typography component="legend" variant="body2" sx={{ color: "text.secondary", mb: 0.5 }}>
        {t("debate.color")}
      </Typography>
      <Stack direction="row" sx={{ gap: 0.5, flexWrap: "wrap" }}>
        {TOPIC_COLORS.map((color, index) => (
          <Box
            key={color}
            component="label"
            sx={{ p: 0.75, cursor: isDisabled ? "default" : "pointer", "&:focus-within span": { outline: 2, outlineOffset: 2 } }}
          >
            <input
              type="radio"
              name={`color-${topic.key}`}
              aria-label={t("debate.colorNumber", { number: index + 1 })}
              checked={topic.color === color}
              disabled={isDisabled}
              onChange={() => onChange({ ...topic, color })}
              style={{ position: "absolute", opacity: 0, width: 1, height: 1 }}
            />
            <Box
              component="span"
              sx={{
                display: "grid",
                placeItems: "center",
                width: 24,
                height: 24,
                borderRadius: "50%",
                backgroundColor: color,
                color: "#fff",
                "& svg": { fontSize: 16 },
              }}
            >
              {topic.color === color && <Icon name="Check" />}
            </Box>
          </Box>
        ))}
      </Stack>
    </Box>
  );
}

function Actions({ number, topic, onUp, onDown, onRemove }: TopicFieldsProps) {
  const { t } = useTexts();
  const name = topic.title.trim() || String(number);
  const { comments } = topic;
  const kept = comments > 0 ? t("errors.debate.topicHasComments", { title: name, smart_count: comments }) : undefined;
  const actions = [
    { label: t("debate.up", { name }), icon: "ArrowUpward", run: onUp },
    { label: t("debate.down", { name }), icon: "ArrowDownward", run: onDown },
    { label: kept ?? t("debate.remove", { name }), icon: "Delete", run: kept ? undefined : onRemove },
  ] as const;
  return (
    <Stack direction="row">
      {actions.map(({ label, icon, run }) => (
        <Tooltip key={icon} title={label}>
          <span>
            <IconButton aria-label={label} disabled={!run} onClick={run}>
              <Icon name={icon} />
            </IconButton>
          </span>
        </Tooltip>
      ))}
    </Stack>
  );
}

/** One topic: what it is called, what it is about, its tag and colour. */
export function TopicFields(props: TopicFieldsProps) {
  const { topic, number, isDisabled, onChange } = props;
  const { t } = useTexts();
  return (
    <Paper component="li" variant="outlined" sx={{ p: 2, borderLeft: 6, borderLeftColor: topic.color }}>
      <Stack sx={{ gap: 1.5 }}>
        <Stack direction="row" sx={{ justifyContent: "space-between", alignItems: "center" }}>
          <Typography variant="subtitle2">
            {t("debate.topicNumber", { number })}
            {topic.comments > 0 && ` · ${t("debate.comments", { smart_count: topic.comments })}`}
          </Typography>
          {!isDisabled && <Actions {...props} />}
        </Stack>
        <TextField
          label={t("debate.title")}
          value={topic.title}
          required
          size="small"
          disabled={isDisabled}
          slotProps={{ htmlInput: { maxLength: LONGEST_TITLE } }}
          onChange={({ target }) => onChange({ ...topic, title: target.value })}
        />
        <TextField
          label={t("debate.description")}
          value={topic.description}
          multiline
          size="small"
          disabled={isDisabled}
          slotProps={{ htmlInput: { maxLength: LONGEST_DESCRIPTION } }}
          onChange={({ target }) => onChange({ ...topic, description: target.value })}
        />
        <Stack direction={{ xs: "column", sm: "row" }} sx={{ gap: 2, alignItems: { sm: "center" } }}>
          <TextField
            label={t("debate.tag")}
            value={topic.tag}
            size="small"
            disabled={isDisabled}
            slotProps={{ htmlInput: { maxLength: LONGEST_TAG } }}
            onChange={({ target }) => onChange({ ...topic, tag: target.value })}
          />
          <ColorChoice topic={topic} isDisabled={isDisabled} onChange={onChange} />
        </Stack>
      </Stack>
    </Paper>
  );
}

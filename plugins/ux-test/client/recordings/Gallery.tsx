import { Alert, Box, MenuItem, Stack, TextField, Typography } from "@mui/material";
import { useState } from "react";
import { EmptyState, ErrorState, LoadingState, useTexts } from "../../../../src/client/kit/console";
import { SessionCard } from "./SessionCard";
import { SessionPlayer } from "./SessionPlayer";
import { keyOf, tagsOf } from "./sessionTexts";
import { useGallery } from "./useGallery";

const ALL = "";

interface GalleryProps {
  /** Of the activity, or in a suite of the study. */
  readonly ownerId: string;
  /** Only recordings of this task. @default all */
  readonly questionId?: string;
  /** Of the session that is played, as `keyOf` tells it; undefined where none is. */
  readonly openKey: string | undefined;
  readonly onOpen: (key: string | undefined) => void;
}

interface FilterProps {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly (readonly [value: string, label: string])[];
  readonly onChange: (value: string) => void;
}

function Filter({ label, value, choices, onChange }: FilterProps) {
  const { t } = useTexts();
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      sx={{ minWidth: 200 }}
    >
      <MenuItem value={ALL}>{t("uxTest.recordings.gallery.all")}</MenuItem>
      {choices.map(([choice, name]) => (
        <MenuItem key={choice} value={choice}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Recordings of a usability test, to look through and to play. */
export function Gallery({ ownerId, questionId, openKey, onOpen }: GalleryProps) {
  const { t } = useTexts();
  const calls = useGallery(ownerId);
  const { data, error, refetch } = calls;
  const [task, setTask] = useState(ALL);
  const [tag, setTag] = useState(ALL);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState />;
  const sessions = data.sessions.filter((session) => questionId === undefined || session.questionId === questionId);
  if (sessions.length === 0)
    return (
      <EmptyState
        icon="Videocam"
        title={t("uxTest.recordings.gallery.empty.title")}
        body={t("uxTest.recordings.gallery.empty.body")}
      />
    );
  const titleOf = (id: string) => data.tasks.find((one) => one.questionId === id)?.title ?? id;
  const tags = [...new Set(sessions.flatMap(tagsOf))].toSorted((one, other) => one.localeCompare(other));
  const visible = sessions.filter(
    (session) => (task === ALL || session.questionId === task) && (tag === ALL || tagsOf(session).includes(tag)),
  );
  const opened = sessions.find((session) => keyOf(session) === openKey);
  return (
    <Stack sx={{ gap: 2 }}>
      {data.total > data.sessions.length && (
        <Alert severity="info">
          {t("uxTest.recordings.gallery.newest", { smart_count: data.sessions.length, total: data.total })}
        </Alert>
      )}
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: "wrap", alignItems: "center" }}>
        {questionId === undefined && data.tasks.length > 1 && (
          <Filter
            label={t("uxTest.recordings.gallery.task")}
            value={task}
            choices={data.tasks.map((one) => [one.questionId, one.title] as const)}
            onChange={setTask}
          />
        )}
        {tags.length > 0 && (
          <Filter
            label={t("uxTest.recordings.gallery.tag")}
            value={tags.includes(tag) ? tag : ALL}
            choices={tags.map((one) => [one, one] as const)}
            onChange={setTag}
          />
        )}
        <Typography role="status" sx={{ color: "text.secondary" }}>
          {t("uxTest.recordings.gallery.count", { smart_count: visible.length })}
        </Typography>
      </Stack>
      <Box
        component="ul"
        sx={{
          listStyle: "none",
          m: 0,
          p: 0,
          display: "grid",
          gap: 2,
          gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 260px), 1fr))",
        }}
      >
        {visible.map((session) => (
          <SessionCard
            key={keyOf(session)}
            session={session}
            task={titleOf(session.questionId)}
            onOpen={() => onOpen(keyOf(session))}
          />
        ))}
      </Box>
      {opened && (
        <SessionPlayer
          ownerId={ownerId}
          session={opened}
          task={titleOf(opened.questionId)}
          mayMark={data.mayMark}
          calls={calls}
          onClose={() => onOpen(undefined)}
        />
      )}
    </Stack>
  );
}

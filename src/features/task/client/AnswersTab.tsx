import { Box, Chip, Stack } from "@mui/material";
import { EmptyState, ErrorState, Icon, LoadingState, type RecordTabProps, useTexts, View } from "../../../client/kit/console";
import { conversationBoard } from "../../../contracts/views/conversation";
import type { PartKind, TeamPart } from "../shared/api";
import { useTask } from "./useTask";

const ICONS: Readonly<Record<PartKind, string>> = {
  TEXT: "Notes",
  PHOTO: "PhotoCamera",
  VIDEO: "Videocam",
  FILE: "AttachFile",
};

/** How many have answered each part, and how many answers wait to be written anew. */
function Summary({ parts }: { readonly parts: readonly TeamPart[] }) {
  const { t } = useTexts();
  return (
    <Stack component="ol" direction="row" sx={{ listStyle: "none", p: 0, m: 0, mb: 2, gap: 1, flexWrap: "wrap" }}>
      {parts.map(({ id, title, kind, answers, sentBack }) => {
        const back = sentBack > 0 ? ` (${t("task.sentBackCount", { smart_count: sentBack })})` : "";
        return (
          <li key={id}>
            <Chip
              variant="outlined"
              icon={<Icon name={ICONS[kind]} />}
              label={`${title}: ${t("task.answerCount", { smart_count: answers })}${back}`}
              sx={{ maxWidth: "100%" }}
            />
          </li>
        );
      })}
    </Stack>
  );
}

/** What members answered, to read, reply to and send back. */
export function AnswersTab({ record, canUpdate }: RecordTabProps) {
  const { t } = useTexts();
  const { data, error, refetch } = useTask(record.id);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState />;
  if (!data.settings) return <EmptyState icon="Assignment" title={t("task.empty")} />;
  return (
    <Box>
      <Summary parts={data.settings.parts} />
      <View of={conversationBoard} props={{ activityId: record.id, title: String(record.title ?? ""), canModerate: canUpdate }} />
    </Box>
  );
}

import { Alert, Button, Stack, Typography } from "@mui/material";
import { Link } from "react-router-dom";
import {
  EmptyState,
  ErrorState,
  Icon,
  LoadingState,
  type RecordTabProps,
  useTexts,
  View,
} from "../../../../src/client/kit/console";
import { profileTable } from "../../../../src/contracts/views/profileTable";
import { PeopleTable } from "./PeopleTable";
import { TaskCard } from "./TaskCard";
import { useResults } from "./useResults";

/** Below it a share says little: of five people, each is a fifth. */
const FEW = 5;

/** What a usability test has found, task by task and person by person. */
export function ResultsTab({ record }: RecordTabProps) {
  const { t } = useTexts();
  const { data, error, refetch } = useResults(record.id);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState />;
  if (data.tasks.length === 0)
    return (
      <EmptyState
        icon="Assignment"
        title={t("uxTest.results.unprepared.title")}
        body={t("uxTest.results.unprepared.body")}
        action={
          <Button component={Link} to="../step2" relative="path" variant="contained" startIcon={<Icon name="Edit" />}>
            {t("uxTest.results.unprepared.action")}
          </Button>
        }
      />
    );
  if (data.people === 0)
    return <EmptyState icon="TouchApp" title={t("uxTest.results.empty.title")} body={t("uxTest.results.empty.body")} />;
  return (
    <Stack sx={{ gap: 2.5 }}>
      <Typography sx={{ color: "text.secondary" }}>
        {t("uxTest.results.base", { smart_count: data.people })} {t("uxTest.results.finished", { smart_count: data.finished })}
      </Typography>
      {data.people < FEW && <Alert severity="info">{t("uxTest.results.few")}</Alert>}
      {data.tasks.map((task, index) => (
        <TaskCard key={task.id} task={task} place={index + 1} />
      ))}
      <PeopleTable results={data} />
      <View of={profileTable} props={{ activityId: record.id, title: String(record.title ?? "") }} />
    </Stack>
  );
}

import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { type ActivityScreenProps, ErrorState, useTexts } from "../../../../src/client/kit/member";
import type { MemberUxTest } from "../../shared/api/member";
import { EaseQuestion } from "./EaseQuestion";
import { TaskRun } from "./TaskRun";
import { useUxTest } from "./useUxTest";

function Intro({ test, onBegin }: { readonly test: MemberUxTest; readonly onBegin: () => void }) {
  const { t } = useTexts();
  const count = test.tasks.length;
  const minutes = Math.ceil(test.tasks.reduce((sum, { timeoutSeconds }) => sum + timeoutSeconds, 0) / 60);
  return (
    <Box sx={{ display: "grid", gap: 2, justifyItems: "start" }}>
      <Typography variant="h3" component="h2">
        {t("uxTest.member.intro.title", { smart_count: count })}
      </Typography>
      <Typography>{t("uxTest.member.intro.how")}</Typography>
      <Typography sx={{ color: "text.secondary" }}>{t("uxTest.member.intro.honest")}</Typography>
      <Typography sx={{ color: "text.secondary" }}>{t("uxTest.member.intro.minutes", { smart_count: minutes })}</Typography>
      <Button variant="contained" size="large" sx={{ minHeight: 48 }} onClick={onBegin}>
        {t("uxTest.member.intro.begin")}
      </Button>
    </Box>
  );
}

function Finished({ title, body }: { readonly title: string; readonly body: string }) {
  const { t } = useTexts();
  return (
    <Box sx={{ display: "grid", gap: 2, justifyItems: "start" }}>
      <Alert severity="success" role="status" sx={{ width: "100%" }}>
        <AlertTitle>{title}</AlertTitle>
        {body}
      </Alert>
      <Button component={Link} to="/activities" variant="outlined" sx={{ minHeight: 48 }}>
        {t("uxTest.member.done.activities")}
      </Button>
    </Box>
  );
}

/** A usability test for a member: task after task, each followed by how easy it was. */
export function UxScreen({ activity, refresh }: ActivityScreenProps) {
  const { t } = useTexts();
  const steps = useUxTest(activity.id);
  const { test, error, refetch, failure } = steps;
  const [hasBegun, setBegun] = useState(false);
  // What was begun goes on where it stood.
  const isBegun = hasBegun || Boolean(test?.tasks.some(({ attempt }) => attempt));
  const isDone = test?.isDone === true;
  // Whether one has taken part is told by the activity.
  useEffect(() => {
    if (isDone) refresh();
  }, [isDone, refresh]);
  if (!test && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!test) return <Skeleton variant="rounded" height={320} role="status" aria-label={t("common.loading")} />;
  const unrated = test.tasks.find(({ attempt }) => attempt?.endedAt && attempt.ease === null);
  const next = test.tasks.find(({ attempt }) => !attempt?.endedAt);
  const isOver = activity.state === "ended" && !next?.attempt;
  if (isDone && !unrated) return <Finished title={t("uxTest.member.done.title")} body={t("uxTest.member.done.body")} />;
  if (isOver && !unrated) return <Alert severity="info">{t("uxTest.member.over")}</Alert>;
  if (!isBegun) return <Intro test={test} onBegin={() => setBegun(true)} />;
  const current = unrated ?? next;
  if (!current) return null;
  const place = test.tasks.indexOf(current);
  const ended = test.tasks.filter(({ attempt }) => attempt?.endedAt).length;
  return (
    <Box sx={{ display: "grid", gap: 2.5 }}>
      <Box>
        <Typography variant="body2" sx={{ color: "text.secondary", mb: 0.75 }}>
          {t("uxTest.member.place", { number: place + 1, total: test.tasks.length })}
        </Typography>
        <LinearProgress
          variant="determinate"
          value={(ended / test.tasks.length) * 100}
          aria-label={t("uxTest.member.progress")}
          sx={{ height: 6, borderRadius: 3 }}
        />
      </Box>
      {failure && <Alert severity="error">{failure}</Alert>}
      {unrated ? (
        <EaseQuestion key={unrated.id} task={unrated} steps={steps} />
      ) : (
        <TaskRun key={current.id} task={current} now={test.now} steps={steps} />
      )}
    </Box>
  );
}

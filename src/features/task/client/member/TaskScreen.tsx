import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { type ActivityScreenProps, clientOf, ErrorState, useTexts } from "../../../../client/kit/member";
import type { MemberPart, taskApi } from "../../shared/api";
import { PartStep } from "./PartStep";

const tasks = clientOf<typeof taskApi>();

/** The part that one goes on with: first what was sent back, then what is to do. */
function nextPart(parts: readonly MemberPart[]): string | undefined {
  const waiting = parts.find(({ state }) => state === "SENT_BACK") ?? parts.find(({ state }) => state === "TODO");
  return (waiting ?? (parts.length === 1 ? parts[0] : undefined))?.id;
}

function Standing({
  parts,
  endsAt,
  isOver,
}: {
  readonly parts: readonly MemberPart[];
  readonly endsAt: string | null;
  readonly isOver: boolean;
}) {
  const { t, language } = useTexts();
  const sent = parts.filter(({ state }) => state === "SENT").length;
  const isDone = parts.every(({ state, isRequired }) => state === "SENT" || !isRequired) && sent > 0;
  const until = endsAt && new Intl.DateTimeFormat(language, { dateStyle: "long", timeStyle: "short" }).format(new Date(endsAt));
  if (isOver) return <Alert severity="info">{t("task.over")}</Alert>;
  return (
    <Box role="status">
      {isDone && (
        <Alert severity="success" sx={{ mb: 1 }}>
          {t("task.done")}
        </Alert>
      )}
      <Typography sx={{ fontWeight: 600 }}>{t("task.standing", { sent, count: parts.length })}</Typography>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {until ? t("task.changeableUntil", { until }) : t("task.changeable")}
      </Typography>
    </Box>
  );
}

/** A task for a member: its parts as steps, each with its answer. */
export function TaskScreen({ activity, refresh }: ActivityScreenProps) {
  const { t } = useTexts();
  const { data: task, error, refetch } = tasks.useCall("GET /api/member/activities/:id/task", { params: { id: activity.id } });
  const [opened, setOpened] = useState<string | null>();
  if (!task && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!task) return <Skeleton variant="rounded" height={240} role="status" aria-label={t("common.loading")} />;
  const open = opened === undefined ? nextPart(task.parts) : opened;
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <Standing parts={task.parts} endsAt={activity.endsAt} isOver={activity.state === "ended"} />
      <Box component="ol" sx={{ listStyle: "none", p: 0, m: 0, display: "grid", gap: 1.5 }}>
        {task.parts.map((part, index) => (
          <PartStep
            key={part.id}
            activityId={activity.id}
            part={part}
            number={index + 1}
            isOpen={part.id === open}
            isOwnOnly={task.othersVisible === "NEVER"}
            onToggle={() => setOpened(part.id === open ? null : part.id)}
            onChanged={() => {
              // The part stays open: what was sent is seen, and what follows is chosen.
              setOpened(part.id);
              void refetch();
              refresh();
            }}
          />
        ))}
      </Box>
    </Box>
  );
}

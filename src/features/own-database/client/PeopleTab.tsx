import { Alert, Box, Typography } from "@mui/material";
import { useState } from "react";
import {
  absoluteTime,
  ErrorState,
  formatDay,
  LoadingState,
  type RecordTabProps,
  SectionCard,
  useTexts,
} from "../../../client/kit/console";
import { CountsCard } from "./CountsCard";
import { LinkCard } from "./LinkCard";
import { PeopleCard } from "./PeopleCard";
import { PreviewCard } from "./PreviewCard";
import { type PeopleQuery, usePeople } from "./usePeople";

/** The people whom a study's client brings: how far they are, the open link, and each of them. */
export function PeopleTab({ record, canUpdate }: RecordTabProps) {
  const { t, language } = useTexts();
  const [query, setQuery] = useState<PeopleQuery>({});
  const { data, error, refetch } = usePeople(record.id, query);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState />;
  const { state, nextReminder, removedAt } = data;
  const reminder = nextReminder
    ? t("ownDatabase.people.nextReminder", {
        smart_count: nextReminder.people,
        date: absoluteTime(new Date(nextReminder.at), language),
      })
    : t("ownDatabase.people.noReminder");
  return (
    <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)", maxWidth: 1080 }}>
      {state === "WAITING" && <Alert severity="info">{t("ownDatabase.people.waiting")}</Alert>}
      {state === "PAUSED" && <Alert severity="warning">{t("ownDatabase.people.paused")}</Alert>}
      <Box
        sx={{
          ...{ display: "grid", gap: 2, alignItems: "stretch" },
          gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 3fr) minmax(0, 2fr)" },
        }}
      >
        <SectionCard title={t("ownDatabase.people.counts")}>
          <CountsCard counts={data.counts} most={data.most} />
          {state === "OPEN" && <Typography variant="body2">{reminder}</Typography>}
        </SectionCard>
        <LinkCard studyId={record.id} link={data.link} canUpdate={canUpdate} isClosed={state === "CLOSED"} />
      </Box>
      {data.maySeePeople ? (
        <PeopleCard studyId={record.id} people={data} query={query} canUpdate={canUpdate} onQuery={setQuery} />
      ) : (
        <Typography>{t("ownDatabase.people.hidden")}</Typography>
      )}
      {canUpdate && <PreviewCard studyId={record.id} version={`${record.version} ${data.counts.people}`} />}
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {removedAt
          ? t("ownDatabase.people.kept", { date: formatDay(removedAt.slice(0, 10), language) })
          : t("ownDatabase.people.keptAfter")}
      </Typography>
    </Box>
  );
}

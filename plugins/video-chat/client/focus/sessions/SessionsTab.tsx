import { Alert, Box, Button, Typography } from "@mui/material";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import {
  EmptyState,
  ErrorState,
  formatDay,
  Icon,
  LoadingState,
  type RecordTabProps,
  useTexts,
} from "../../../../../src/client/kit/console";
import { SessionRoom } from "../room/SessionRoom";
import { AddDialog } from "./AddDialog";
import { refusalText } from "./refusals";
import { SessionCard } from "./SessionCard";
import { saveAttendance } from "./saveAttendance";
import { useFocus, useFocusMove } from "./useFocus";

/** A Focus study's sessions and who comes to them. */
export function SessionsTab({ record, canUpdate }: RecordTabProps) {
  const { t, language } = useTexts();
  const { data, error, refetch } = useFocus(record.id);
  const [query, setQuery] = useSearchParams();
  const [adding, setAdding] = useState<string>();
  const move = useFocusMove(record.id, ({ kind }) => {
    if (kind === "add") setAdding(undefined);
    return t(`focus.sessions.done.${kind}`);
  });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState />;
  const { sessions, ordered, minutes, isOpen, role } = data;
  const opened = sessions.find(({ id }) => id === query.get("session"));
  if (opened)
    return (
      <SessionRoom
        studyId={record.id}
        session={opened}
        view={query.get("view") === "recording" ? "recording" : "room"}
        isHost={role === "HOST"}
        onClose={() => {
          setQuery({});
          void refetch();
        }}
        onEnd={() => void refetch()}
      />
    );
  if (sessions.length === 0)
    return <EmptyState icon="CalendarMonth" title={t("focus.sessions.none.title")} body={t("focus.sessions.none.body")} />;
  const number = new Intl.NumberFormat(language);
  const confirmed = sessions.filter(({ status, cancelledAt }) => status === "CONFIRMED" && !cancelledAt).length;
  const session = sessions.find(({ id }) => id === adding);
  const people = sessions.flatMap(({ participants }) => participants);
  return (
    <Box sx={{ display: "grid", gap: 2, maxWidth: 880, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Typography role="status">
        {t("focus.sessions.standing", { confirmed, smart_count: ordered })}
        {minutes &&
          ` ${t("focus.sessions.minutes", { needed: number.format(minutes.needed), limit: number.format(minutes.limit) })}`}
      </Typography>
      {people.some(({ attendedAt }) => attendedAt !== null) && (
        <Box>
          <Button size="small" startIcon={<Icon name="Download" />} onClick={() => saveAttendance(sessions, t)}>
            {t("focus.attendance.export")}
          </Button>
        </Box>
      )}
      {!isOpen && record.status === "CONFIRMED" && (
        <Alert severity="info">
          {typeof record.approvedAt === "string"
            ? t("focus.sessions.approved", { date: formatDay(String(record.releaseDate ?? ""), language) })
            : t("focus.sessions.inReview")}
        </Alert>
      )}
      {move.error && !session ? (
        <Alert severity="error" role="alert">
          {refusalText(move.error, t)}
        </Alert>
      ) : null}
      {sessions.map((one) => (
        <SessionCard
          key={one.id}
          session={one}
          others={sessions.filter(({ id, cancelledAt }) => id !== one.id && !cancelledAt)}
          canChange={canUpdate && isOpen}
          isBusy={move.isPending}
          onMove={(next, onDone) => move.mutate(next, onDone && { onSuccess: onDone })}
          role={role}
          onOpen={(view) => setQuery({ session: one.id, view })}
          onAdd={() => {
            move.reset();
            setAdding(one.id);
          }}
        />
      ))}
      {session && (
        <AddDialog
          session={session}
          error={move.error}
          isBusy={move.isPending}
          onAdd={(person) => move.mutate({ kind: "add", person })}
          onClose={() => {
            move.reset();
            setAdding(undefined);
          }}
        />
      )}
    </Box>
  );
}

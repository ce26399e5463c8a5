import { Box, Paper, TablePagination, TextField, Typography } from "@mui/material";
import { useState } from "react";
import {
  EmptyState,
  ErrorState,
  LoadingState,
  type RecordTabProps,
  usePageTexts,
  useTexts,
  useTyped,
} from "../../../../client/kit/console";
import { openingOf } from "../../../../shared/dates/activityOpening";
import { datesOf } from "../nextStep";
import { ParticipantTable } from "./ParticipantTable";
import { ReminderButtons } from "./ReminderButtons";
import { StateFilter } from "./StateFilter";
import { PAGE_SIZE, type ParticipantFilter, useParticipants } from "./useParticipants";

const NOBODY: ReadonlySet<string> = new Set();

/** Who may take part in an activity, how far each is, and reminders to those who are not done. */
export function ParticipantsTab({ record, canUpdate }: RecordTabProps) {
  const { t } = useTexts();
  const pageTexts = usePageTexts();
  const [filter, setFilter] = useState<ParticipantFilter>({ state: undefined, search: "", page: 0 });
  const [selected, setSelected] = useState(NOBODY);
  const { data, error, refetch } = useParticipants(record.id, filter);
  const change = (next: Partial<ParticipantFilter>) => setFilter((before) => ({ ...before, page: 0, ...next }));
  const [typed, setTyped] = useTyped(filter.search, (search) => change({ search }));
  const mayRemind = canUpdate && openingOf(datesOf(record), new Date()) === "open";
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState />;
  const { participants, total, counts } = data;
  return (
    <Paper variant="outlined" sx={{ overflow: "hidden" }}>
      <Box sx={{ display: "grid", gap: 2, p: 2 }}>
        <StateFilter counts={counts} state={filter.state} onChange={(state) => change({ state })} />
        <Box sx={{ display: "flex", gap: 2, flexWrap: "wrap", alignItems: "center", justifyContent: "space-between" }}>
          <TextField
            size="small"
            type="search"
            label={t("activities.participants.search")}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            slotProps={{ htmlInput: { maxLength: 100 } }}
            sx={{ minWidth: 240 }}
          />
          {mayRemind ? (
            <ReminderButtons
              activityId={record.id}
              selected={selected}
              pending={counts.notBegun + counts.begun}
              onReminded={() => setSelected(NOBODY)}
            />
          ) : (
            <Typography color="text.secondary">{canUpdate ? t("activities.participants.notOpen") : null}</Typography>
          )}
        </Box>
      </Box>
      {participants.length === 0 ? (
        <EmptyState
          icon="PersonSearch"
          title={t("activities.participants.none.title")}
          body={t("activities.participants.none.body")}
        />
      ) : (
        <ParticipantTable participants={participants} selected={selected} onSelect={mayRemind ? setSelected : undefined} />
      )}
      {total > PAGE_SIZE ? (
        <TablePagination
          {...pageTexts}
          component="div"
          count={total}
          page={filter.page}
          rowsPerPage={PAGE_SIZE}
          rowsPerPageOptions={[]}
          onPageChange={(_, page) => change({ page })}
        />
      ) : null}
    </Paper>
  );
}

import { Box, Button, Chip, Stack, Typography } from "@mui/material";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { EmptyState, ErrorState, LoadingState, type RecordTabProps, useTexts } from "../../../../client/kit/console";
import type { TimelineEntry } from "../../shared/api/figures";
import { TIMELINE_KINDS } from "../../shared/members";
import { memberCalls } from "../memberCalls";
import { TimelineRow } from "./TimelineRow";

const TIMELINE = "GET /api/members/:id/timeline";

/** What happened with a member, part by part. @param kind "" for all */
function useTimeline(memberId: string, kind: string) {
  const params = { id: memberId };
  const wanted = kind ? { kind } : {};
  const query = useInfiniteQuery({
    queryKey: memberCalls.keyOf(TIMELINE, { params, query: wanted }),
    queryFn: ({ pageParam, signal }) =>
      memberCalls.call(TIMELINE, { params, query: { ...(pageParam ? { before: pageParam } : {}), ...wanted } }, { signal }),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });
  return { ...query, entries: query.data?.pages.flatMap(({ entries }) => entries) };
}

const KINDS = ["", ...TIMELINE_KINDS];

interface Month {
  readonly name: string;
  readonly entries: readonly TimelineEntry[];
}

/** Entries under the month that they happened in, by the reader's clock. */
function byMonth(entries: readonly TimelineEntry[], language: string): readonly Month[] {
  const format = new Intl.DateTimeFormat(language, { month: "long", year: "numeric" });
  const months: { name: string; entries: TimelineEntry[] }[] = [];
  for (const entry of entries) {
    const name = format.format(new Date(entry.at));
    const last = months.at(-1);
    if (last?.name === name) last.entries.push(entry);
    else months.push({ name, entries: [entry] });
  }
  return months;
}

function Kinds({ kind, onChange }: { readonly kind: string; readonly onChange: (kind: string) => void }) {
  const { t } = useTexts();
  return (
    <Box role="group" aria-label={t("members.timeline.filter")} sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
      {KINDS.map((name) => (
        <Chip
          key={name}
          label={t(`members.timeline.kind.${name || "all"}`)}
          variant={name === kind ? "filled" : "outlined"}
          color={name === kind ? "primary" : "default"}
          aria-pressed={name === kind}
          onClick={() => onChange(name)}
        />
      ))}
    </Box>
  );
}

/** A person's page: all that happened with them, in one line. */
export function TimelineTab({ record, canUpdate }: RecordTabProps) {
  const { t } = useTexts();
  if (!canUpdate)
    return <EmptyState icon="Lock" title={t("members.timeline.closed.title")} body={t("members.timeline.closed.body")} />;
  return <Entries memberId={record.id} />;
}

function Entries({ memberId }: { readonly memberId: string }) {
  const { t, language } = useTexts();
  const [kind, setKind] = useState("");
  const { entries, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useTimeline(memberId, kind);
  if (error && !entries) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!entries) return <LoadingState />;
  return (
    <Stack sx={{ gap: 3, maxWidth: 760 }}>
      <Kinds kind={kind} onChange={setKind} />
      {entries.length === 0 && (
        <EmptyState icon="History" title={t("members.timeline.empty.title")} body={t("members.timeline.empty.body")} />
      )}
      {byMonth(entries, language).map(({ name, entries: ofMonth }) => (
        <Box key={name} component="section" aria-label={name}>
          <Typography
            component="h2"
            variant="subtitle2"
            sx={{ color: "text.secondary", mb: 1.5, "&::first-letter": { textTransform: "uppercase" } }}
          >
            {name}
          </Typography>
          <Box component="ol" role="list" sx={{ m: 0, p: 0, listStyle: "none" }}>
            {ofMonth.map((entry) => (
              <TimelineRow key={`${entry.id} ${entry.event}`} entry={entry} />
            ))}
          </Box>
        </Box>
      ))}
      {hasNextPage && (
        <Button
          variant="outlined"
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
          sx={{ justifySelf: "start", alignSelf: "start" }}
        >
          {t("members.timeline.more")}
        </Button>
      )}
    </Stack>
  );
}

import { Box, Button, InputAdornment, OutlinedInput, Tab, Tabs } from "@mui/material";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useStore } from "ra-core";
import { useSearchParams } from "react-router-dom";
import { PageHeader } from "../../screens/common/PageHeader";
import { EmptyState, ErrorState } from "../../screens/common/states";
import { useDocumentTitle } from "../../screens/common/useDocumentTitle";
import { useTexts } from "../../screens/common/useTexts";
import { useTyped } from "../../screens/inputs/useTyped";
import { ListSkeleton } from "../../screens/list/ListSkeleton";
import { ListSurface } from "../../screens/list/ListSurface";
import { Icon } from "../../theme/icons";
import { OutboxRow } from "./OutboxRow";
import { fetchOutbox, STATUSES } from "./outboxApi";

/** While something is on its way, this often. */
const EVERY_MS = 5_000;

function useOutbox() {
  const [search, setSearch] = useSearchParams();
  const status = STATUSES.find((one) => one === search.get("status"));
  const [q, setQ] = useStore<string>("outbox.search", "");
  const query = useInfiniteQuery({
    queryKey: ["outbox", status ?? "", q],
    queryFn: ({ pageParam, signal }) => fetchOutbox({ status, q }, pageParam, signal),
    placeholderData: keepPreviousData,
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ entries }) => entries.some((entry) => ["NEW", "PROCESSING"].includes(entry.status)))
        ? EVERY_MS
        : false,
  });
  const choose = (next: string) => setSearch(next ? { status: next } : {}, { replace: true });
  return { ...query, status, choose, q, setQ, entries: query.data?.pages.flatMap((page) => page.entries) };
}

/** Finds messages by recipient or subject, as the person types. */
function OutboxSearch({ q, onChange }: { readonly q: string; readonly onChange: (q: string) => void }) {
  const { t } = useTexts();
  const [text, setText] = useTyped(q, onChange);
  return (
    <OutlinedInput
      size="small"
      type="search"
      value={text}
      placeholder={t("console.outbox.search")}
      onChange={(event) => setText(event.target.value)}
      sx={{ mb: 1.5, width: { xs: "100%", sm: 360 } }}
      inputProps={{ "aria-label": t("console.outbox.search"), maxLength: 200 }}
      startAdornment={
        <InputAdornment position="start">
          <Icon name="Search" />
        </InputAdornment>
      }
    />
  );
}

/** The outbox, newest first, by state. */
export function OutboxList() {
  const { t } = useTexts();
  const { entries, error, status, choose, q, setQ, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useOutbox();
  useDocumentTitle(t("console.outbox.title"));
  const content = () => {
    if (entries === undefined) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <ListSkeleton />;
    if (entries.length === 0) {
      if (status || q) return <EmptyState icon="SearchOff" title={t("console.outbox.noMatch")} />;
      return <EmptyState icon="Inbox" title={t("console.outbox.empty.title")} body={t("console.outbox.empty.body")} />;
    }
    return (
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
        {entries.map((entry) => (
          <OutboxRow key={entry.id} entry={entry} />
        ))}
      </Box>
    );
  };
  return (
    <>
      <PageHeader
        title={t("console.outbox.title")}
        subtitle={t("console.outbox.subtitle")}
        actions={
          <Button
            variant="outlined"
            loading={isFetching}
            loadingPosition="start"
            startIcon={<Icon name="Refresh" />}
            onClick={() => void refetch()}
          >
            {t("console.outbox.refresh")}
          </Button>
        }
      />
      <Tabs
        value={status ?? ""}
        variant="scrollable"
        scrollButtons={false}
        aria-label={t("console.outbox.filter")}
        onChange={(_event, next: string) => choose(next)}
        sx={{ mb: 1.5, minHeight: 36, "& .MuiTab-root": { minHeight: 36, py: 0.5 } }}
      >
        <Tab value="" label={t("console.outbox.all")} />
        {STATUSES.map((one) => (
          <Tab key={one} value={one} label={t(`console.outbox.status.${one}`)} />
        ))}
      </Tabs>
      <OutboxSearch q={q} onChange={setQ} />
      <ListSurface>
        {content()}
        {hasNextPage ? (
          <Box sx={{ display: "grid", justifyItems: "center", p: 2, borderTop: 1, borderColor: "divider" }}>
            <Button variant="outlined" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {t("console.outbox.more")}
            </Button>
          </Box>
        ) : null}
      </ListSurface>
    </>
  );
}

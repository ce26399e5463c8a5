import { Paper, TablePagination } from "@mui/material";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { ErrorState, LoadingState, usePageTexts, useTexts } from "../../../../client/kit/console";
import type { ResponseGroup } from "../../shared/api";
import { results, type Selection, selectionQuery } from "../results";
import { useFormats } from "../useFormats";
import { ResponseDrawer } from "./ResponseDrawer";
import { ResponsesTable } from "./ResponsesTable";

const LIST = "GET /api/activities/:id/responses";

interface ResponsesListProps {
  readonly activityId: string;
  readonly group: ResponseGroup;
  /** Of those that results count. */
  readonly selection: Selection;
  /** Stands in place of an empty list. */
  readonly empty: ReactNode;
}

/** Which response is read: one by its id, or the first or last of a page that is on its way. */
type Opened = { readonly id: string } | { readonly end: "first" | "last" };

/** A page of responses, and the one that is read beside them: from there to the next and back, over the pages. */
export function ResponsesList({ activityId, group, selection, empty }: ResponsesListProps) {
  const { t } = useTexts();
  const pageTexts = usePageTexts();
  const formats = useFormats();
  const [page, setPage] = useState(0);
  const [size, setSize] = useState(25);
  const [opened, setOpened] = useState<Opened>();
  const range = JSON.stringify([page * size, (page + 1) * size - 1]);
  const query = { ...(group === "counted" ? selectionQuery(selection) : {}), group, range };
  const input = { params: { id: activityId }, query } as const;
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: results.keyOf(LIST, input),
    queryFn: async () => {
      const { data: rows, headers } = await results.callFully(LIST, input);
      return { rows, total: Number(headers.get("content-range")?.split("/")[1] ?? rows.length) };
    },
    placeholderData: keepPreviousData,
  });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState />;
  const { rows, total } = data;
  if (total === 0 && !isPlaceholderData) return empty;
  const idAt = (index: number) => (isPlaceholderData ? undefined : rows.at(index)?.id);
  const endId = opened && "end" in opened ? idAt(opened.end === "first" ? 0 : -1) : undefined;
  const openId = opened && "id" in opened ? opened.id : endId;
  const index = rows.findIndex(({ id }) => id === openId);
  const place = placeOf();
  function placeOf(): number | undefined {
    if (opened && "end" in opened) return page * size + (opened.end === "first" ? 0 : size - 1);
    return index < 0 ? undefined : page * size + index;
  }
  function move(step: 1 | -1) {
    const next = rows[index + step];
    // Until a page is there, nobody knows what comes after it.
    if (isPlaceholderData || place === undefined || place + step < 0 || place + step >= total) return;
    if (next) return setOpened({ id: next.id });
    setOpened({ end: step === 1 ? "first" : "last" });
    setPage(page + step);
  }
  return (
    <>
      <Paper variant="outlined">
        <ResponsesTable rows={rows} onOpen={(id) => setOpened({ id })} />
        <TablePagination
          {...pageTexts}
          component="div"
          count={total}
          page={page}
          rowsPerPage={size}
          rowsPerPageOptions={[25, 50, 100]}
          onPageChange={(_event, next) => setPage(next)}
          onRowsPerPageChange={(event) => {
            setSize(Number(event.target.value));
            setPage(0);
          }}
          labelRowsPerPage={t("results.responses.perPage")}
          labelDisplayedRows={({ from, to, count }) =>
            t("results.responses.range", { from: formats.count(from), to: formats.count(to), count: formats.count(count) })
          }
          getItemAriaLabel={(type) => t(`results.responses.${type}`)}
        />
      </Paper>
      <ResponseDrawer
        activityId={activityId}
        isOpen={opened !== undefined}
        responseId={openId}
        place={place}
        total={total}
        onMove={move}
        onClose={() => setOpened(undefined)}
      />
    </>
  );
}

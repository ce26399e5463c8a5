import { Alert, Button, Paper, Stack, TablePagination } from "@mui/material";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  ErrorState,
  failureText,
  LoadingState,
  useConfirm,
  useNotice,
  usePageTexts,
  useTexts,
} from "../../../../client/kit/console";
import { results } from "../results";
import { useFormats } from "../useFormats";
import { ResponseDrawer } from "./ResponseDrawer";
import { ResponsesTable } from "./ResponsesTable";

const RESULTS = "GET /api/activities/:id/results";
const LIST = "GET /api/activities/:id/responses";
const ONE = "GET /api/activities/:id/responses/:responseId";

interface ResponsesViewProps {
  readonly activityId: string;
  readonly testResponses: number;
  readonly canDelete: boolean;
  readonly onDeleted: () => void;
}

function useDeletion({ activityId, testResponses, onDeleted }: Omit<ResponsesViewProps, "canDelete">) {
  const { t } = useTexts();
  const confirm = useConfirm();
  const notice = useNotice();
  const queries = useQueryClient();
  return async () => {
    const options = { smart_count: testResponses };
    const isSure = await confirm({
      title: t("results.test.title", options),
      body: t("results.test.body"),
      confirmLabel: t("results.test.delete"),
      isDestructive: true,
    });
    if (!isSure) return;
    try {
      const { deleted } = await results.call("DELETE /api/activities/:id/responses", {
        params: { id: activityId },
        query: { test: "true" },
      });
      notice(t("results.test.deleted", { smart_count: deleted }), "success");
      await Promise.all(
        ([RESULTS, LIST, ONE] as const).map((name) => queries.invalidateQueries({ queryKey: results.keyOf(name) })),
      );
      onDeleted();
    } catch (error) {
      notice(failureText(error, t, "results.failed"), "error");
    }
  };
}

/** The responses one by one. */
export function ResponsesView({ activityId, testResponses, canDelete, onDeleted }: ResponsesViewProps) {
  const { t } = useTexts();
  const pageTexts = usePageTexts();
  const formats = useFormats();
  const [page, setPage] = useState(0);
  const [size, setSize] = useState(25);
  const [openId, setOpenId] = useState<string>();
  const remove = useDeletion({ activityId, testResponses, onDeleted });
  const range = JSON.stringify([page * size, (page + 1) * size - 1]);
  const input = { params: { id: activityId }, query: { range, test: "true" } } as const;
  const { data, error, refetch } = useQuery({
    queryKey: results.keyOf(LIST, input),
    queryFn: async () => {
      const { data: rows, headers } = await results.callFully(LIST, input);
      return { rows, total: Number(headers.get("content-range")?.split("/")[1] ?? rows.length) };
    },
    placeholderData: keepPreviousData,
  });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState />;
  return (
    <Stack sx={{ gap: 2 }}>
      {testResponses > 0 && (
        <Alert
          severity="info"
          sx={{ flexWrap: { xs: "wrap", sm: "nowrap" }, "& .MuiAlert-message": { flex: "1 1 200px" } }}
          action={
            canDelete && (
              <Button color="inherit" size="small" onClick={() => void remove()}>
                {t("results.test.delete")}
              </Button>
            )
          }
        >
          {t("results.test.there", { smart_count: testResponses, count: formats.count(testResponses) })}
        </Alert>
      )}
      <Paper variant="outlined">
        <ResponsesTable rows={data.rows} onOpen={setOpenId} />
        <TablePagination
          {...pageTexts}
          component="div"
          count={data.total}
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
      <ResponseDrawer activityId={activityId} responseId={openId} onClose={() => setOpenId(undefined)} />
    </Stack>
  );
}

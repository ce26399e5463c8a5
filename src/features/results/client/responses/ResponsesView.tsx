import { Alert, Button, Paper, Stack, TablePagination } from "@mui/material";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ErrorState, LoadingState, useConfirm, useNotice, useTexts } from "../../../../client/kit/console";
import { deleteTestResponses, readResponses } from "../api/resultsApi";
import { failureText } from "../failureText";
import { useFormats } from "../useFormats";
import { ResponseDrawer } from "./ResponseDrawer";
import { ResponsesTable } from "./ResponsesTable";

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
      const { deleted } = await deleteTestResponses(activityId);
      notice(t("results.test.deleted", { smart_count: deleted }), "success");
      await queries.invalidateQueries({ queryKey: ["results", activityId] });
      onDeleted();
    } catch (error) {
      notice(failureText(error, t), "error");
    }
  };
}

/** The responses one by one. */
export function ResponsesView({ activityId, testResponses, canDelete, onDeleted }: ResponsesViewProps) {
  const { t } = useTexts();
  const formats = useFormats();
  const [page, setPage] = useState(0);
  const [size, setSize] = useState(25);
  const [openId, setOpenId] = useState<string>();
  const remove = useDeletion({ activityId, testResponses, onDeleted });
  const { data, error, refetch } = useQuery({
    queryKey: ["results", activityId, "responses", page, size],
    queryFn: () => readResponses(activityId, { from: page * size, to: (page + 1) * size - 1, withTest: true }),
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

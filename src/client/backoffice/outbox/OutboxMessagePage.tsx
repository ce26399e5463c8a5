import { Box, Button, Link as MuiLink } from "@mui/material";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useParams } from "react-router-dom";
import { PageHeader } from "../../screens/common/PageHeader";
import { ErrorState, LoadingState } from "../../screens/common/states";
import { useDocumentTitle } from "../../screens/common/useDocumentTitle";
import { useNotice } from "../../screens/common/useNotice";
import { useTexts } from "../../screens/common/useTexts";
import { Icon } from "../../theme/icons";
import { OutboxContent } from "./OutboxContent";
import { OutboxFacts } from "./OutboxFacts";
import { fetchMessage, retryMessage } from "./outboxApi";

/** While it is on its way, this often. */
const EVERY_MS = 2_000;

function useMessage(id: string) {
  const queries = useQueryClient();
  const { t } = useTexts();
  const notice = useNotice();
  const queryKey = ["outbox-message", id];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => fetchMessage(id, signal),
    refetchInterval: ({ state }) => (["NEW", "PROCESSING"].includes(state.data?.status ?? "") ? EVERY_MS : false),
  });
  const retry = useMutation({
    mutationFn: () => retryMessage(id),
    onSuccess: (message) => {
      queries.setQueryData(queryKey, message);
      void queries.invalidateQueries({ queryKey: ["outbox"] });
      notice(t("console.outbox.retried"));
    },
    onError: (error) => notice(error.message, "error"),
  });
  return { ...query, retry };
}

/** One message of the outbox. */
export function OutboxMessagePage() {
  const { t } = useTexts();
  const { id = "" } = useParams();
  const { data: message, error, refetch, retry } = useMessage(id);
  const title = message?.subject ?? t("console.outbox.title");
  useDocumentTitle(title);
  if (!message) return error ? <ErrorState isPage error={error} onRetry={() => void refetch()} /> : <LoadingState />;
  const canRetry = message.status === "ERROR" || (message.status === "NEW" && message.attempts > 0);
  return (
    <>
      <MuiLink
        component={Link}
        to="/outbox"
        underline="hover"
        color="text.secondary"
        sx={{ display: "inline-flex", alignItems: "center", gap: 0.5, mb: 1, minHeight: 28, fontWeight: 500 }}
      >
        <Icon name="ChevronLeft" />
        {t("console.outbox.title")}
      </MuiLink>
      <PageHeader
        title={message.subject ?? t(`console.outbox.channel.${message.channel}`)}
        actions={
          canRetry ? (
            <Button
              variant="contained"
              loading={retry.isPending}
              loadingPosition="start"
              startIcon={<Icon name="Refresh" />}
              onClick={() => retry.mutate()}
            >
              {t("console.outbox.retry")}
            </Button>
          ) : undefined
        }
      />
      <Box
        sx={{
          display: "grid",
          gap: 2,
          gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) 20rem" },
          alignItems: "start",
        }}
      >
        <Box sx={{ order: { xs: 1, md: 0 }, minWidth: 0 }}>
          <OutboxContent message={message} />
        </Box>
        <OutboxFacts entry={message} />
      </Box>
    </>
  );
}

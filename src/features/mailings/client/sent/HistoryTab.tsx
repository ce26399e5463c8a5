import { Box, Button, Typography } from "@mui/material";
import { useState } from "react";
import { EmptyState, ErrorState, LoadingState, useTexts } from "../../../../client/kit/console";
import { useHistory } from "../useMailings";
import { DeliveriesDrawer } from "./DeliveriesDrawer";
import { MailingCard } from "./MailingCard";

/** What was sent or is being sent, and how far each is. */
export function HistoryTab() {
  const { t } = useTexts();
  const [openId, setOpenId] = useState<string>();
  const { items, total, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useHistory();
  if (error && total === undefined)
    return (
      <>
        <Typography role="alert">{t("mailings.history.loadFailed")}</Typography>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </>
    );
  if (total === undefined) return <LoadingState />;
  if (total === 0)
    return <EmptyState icon="Email" title={t("mailings.history.empty.title")} body={t("mailings.history.empty.body")} />;
  const opened = items.find(({ id }) => id === openId);
  return (
    <Box sx={{ display: "grid", gap: 2, maxWidth: 880, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Box component="ul" role="list" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 1.5 }}>
        {items.map((mailing) => (
          <MailingCard key={mailing.id} mailing={mailing} onOpen={() => setOpenId(mailing.id)} />
        ))}
      </Box>
      {hasNextPage && (
        <Button
          variant="outlined"
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
          sx={{ justifySelf: "start" }}
        >
          {t("mailings.more")}
        </Button>
      )}
      {opened && <DeliveriesDrawer mailing={opened} onClose={() => setOpenId(undefined)} />}
    </Box>
  );
}

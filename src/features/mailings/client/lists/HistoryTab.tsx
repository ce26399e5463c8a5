import { EmptyState, useTexts } from "../../../../client/kit/console";
import { useHistory } from "../useMailings";
import { MailingCard } from "./MailingCard";
import { PagedList } from "./PagedList";

/** What was sent or is being sent, and how far each is. */
export function HistoryTab() {
  const { t } = useTexts();
  const empty = <EmptyState icon="Email" title={t("mailings.history.empty.title")} body={t("mailings.history.empty.body")} />;
  return (
    <PagedList pages={useHistory()} failed={t("mailings.history.loadFailed")} empty={empty}>
      {(mailing) => <MailingCard key={mailing.id} mailing={mailing} />}
    </PagedList>
  );
}

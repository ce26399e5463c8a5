import { Typography } from "@mui/material";
import { EmptyState, Icon, useTexts } from "../../../../client/kit/console";
import type { ScheduledEmail } from "../../shared/api/sending";
import { useEmailPage } from "../useEmailPage";
import { useScheduled } from "../useMailings";
import { CardAction, ListCard, useFacts } from "./ListCard";
import { PagedList } from "./PagedList";
import { useRemoval } from "./useRemoval";
import { useWhen } from "./useWhen";

function ScheduledCard({ email }: { readonly email: ScheduledEmail }) {
  const { t } = useTexts();
  const { edit, reuse, openDrawer } = useEmailPage();
  const factsOf = useFacts();
  const when = useWhen();
  const { id, subject, audience } = email;
  const { isBusy, remove } = useRemoval({ id, subject, state: "SCHEDULED" });
  return (
    <ListCard
      subject={subject}
      facts={factsOf({ ...email, channel: "MAIL", audience: audience.kind })}
      actions={
        <>
          <CardAction subject={subject} label={t("mailings.view")} icon="Preview" onClick={() => openDrawer("text", id)} />
          <CardAction subject={subject} label={t("mailings.scheduled.edit")} icon="Edit" onClick={() => edit(id)} />
          <CardAction subject={subject} label={t("mailings.again")} icon="ContentCopy" onClick={() => reuse(id)} />
          <CardAction
            subject={subject}
            label={t("mailings.delete")}
            icon="Delete"
            isDestructive
            isBusy={isBusy}
            onClick={remove}
          />
        </>
      }
    >
      <Typography sx={{ display: "flex", gap: 1, alignItems: "center" }}>
        <Icon name="Schedule" />
        {when(email.scheduledAt, email.timeZone)}
      </Typography>
    </ListCard>
  );
}

/** The e-mails that wait for their time. */
export function ScheduledTab() {
  const { t } = useTexts();
  const empty = (
    <EmptyState icon="Schedule" title={t("mailings.scheduled.empty.title")} body={t("mailings.scheduled.empty.body")} />
  );
  return (
    <PagedList pages={useScheduled()} failed={t("mailings.scheduled.loadFailed")} empty={empty}>
      {(email) => <ScheduledCard key={email.id} email={email} />}
    </PagedList>
  );
}

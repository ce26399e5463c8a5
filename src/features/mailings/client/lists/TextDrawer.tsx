import { Box, Button, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { absoluteTime, ErrorState, Icon, LoadingState, SideDrawer, useTexts } from "../../../../client/kit/console";
import type { MailingDetails } from "../../shared/api/history";
import { MailPreview } from "../preview/MailPreview";
import { useEmailPage } from "../useEmailPage";
import { useDetails } from "../useMailings";
import { useReadable } from "../useReadable";
import { useWhen } from "./useWhen";

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <Typography component="dt" variant="body2" color="text.secondary">
        {name}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: "anywhere" }}>
        {children}
      </Typography>
    </>
  );
}

function Facts({ mailing }: { readonly mailing: MailingDetails }) {
  const { t, language } = useTexts();
  const when = useWhen();
  const { channel, state, to, audienceName, author, startedAt, scheduledAt, timeZone, activity, link, replyTo } = mailing;
  const people = to.people?.join(", ");
  const leadsTo = link ?? activity?.title ?? t("mailings.leadsTo.kinds.NOWHERE");
  return (
    <Box
      component="dl"
      sx={{ m: 0, mb: 2.5, display: "grid", gridTemplateColumns: "auto minmax(0, 1fr)", columnGap: 2, rowGap: 0.75 }}
    >
      <Fact name={t("mailings.details.state")}>{t(`mailings.states.${state}`)}</Fact>
      <Fact name={t("mailings.audience.title")}>
        {[t(`mailings.audience.kinds.${to.kind}`), audienceName ?? people].filter(Boolean).join(": ")}
      </Fact>
      {state === "SCHEDULED" && scheduledAt && <Fact name={t("mailings.details.when")}>{when(scheduledAt, timeZone)}</Fact>}
      {startedAt && <Fact name={t("mailings.details.when")}>{absoluteTime(new Date(startedAt), language)}</Fact>}
      {author && <Fact name={t("mailings.details.author")}>{author}</Fact>}
      {replyTo && <Fact name={t("mailings.compose.replyTo")}>{replyTo}</Fact>}
      {channel === "ALERT" && <Fact name={t("mailings.leadsTo.label")}>{leadsTo}</Fact>}
    </Box>
  );
}

/** A mailing as its recipients get it: what it says, to whom, when and by whom. */
export function TextDrawer({ mailingId, onClose }: { readonly mailingId: string; readonly onClose: () => void }) {
  const { t } = useTexts();
  const readable = useReadable();
  const { reuse } = useEmailPage();
  const { data, error, refetch } = useDetails(mailingId);
  return (
    <SideDrawer
      isOpen
      title={data ? readable(data.subject) : t("mailings.view")}
      onClose={onClose}
      actions={
        <Button startIcon={<Icon name="ContentCopy" />} onClick={() => reuse(mailingId)}>
          {t("mailings.again")}
        </Button>
      }
    >
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <LoadingState />}
      {data && (
        <>
          <Facts mailing={data} />
          <MailPreview
            channel={data.channel}
            subject={data.subject}
            content={data.channel === "MAIL" ? data.content : data.message}
            image={data.image ?? undefined}
            audience={data.to}
          />
        </>
      )}
    </SideDrawer>
  );
}

import { Alert, Box, Button, Typography } from "@mui/material";
import { useState } from "react";
import {
  failureText,
  formatDay,
  Icon,
  RelativeTime,
  SectionCard,
  useConfirm,
  useNotice,
  useTexts,
} from "../../../../client/kit/console";
import type { StudyShare } from "../../shared/api/comments";
import { MOST_SHARES } from "../../shared/comments";
import { ShareDialog } from "./ShareDialog";
import { useRevokeShare, useShares } from "./useShares";

function ShareRow({ share, onRevoke }: { readonly share: StudyShare; readonly onRevoke: () => void }) {
  const { t, language } = useTexts();
  const { name, expiresAt, openedAt } = share;
  return (
    <Box component="li" sx={{ display: "flex", gap: 1, alignItems: "center", justifyContent: "space-between" }}>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>{name}</Typography>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {t("studies.share.until", { date: formatDay(expiresAt.slice(0, 10), language) })} ·{" "}
          {openedAt ? (
            <>
              {t("studies.share.opened")} <RelativeTime value={openedAt} />
            </>
          ) : (
            t("studies.share.unopened")
          )}
        </Typography>
      </Box>
      <Button
        size="small"
        color="inherit"
        aria-label={t("studies.share.revokeNamed", { name })}
        startIcon={<Icon name="LinkOff" />}
        onClick={onRevoke}
        sx={{ flex: "none" }}
      >
        {t("studies.share.revoke")}
      </Button>
    </Box>
  );
}

/** Links by which colleagues without an account look at the study and comment on it. */
export function ShareCard({ studyId }: { readonly studyId: string }) {
  const { t } = useTexts();
  const confirm = useConfirm();
  const notice = useNotice();
  const [isMaking, setMaking] = useState(false);
  const { data: { shares } = { shares: [] }, error } = useShares(studyId);
  const revoke = useRevokeShare(studyId);

  async function askRevoke({ id, name }: StudyShare) {
    const question = {
      title: t("studies.share.ask.title", { name }),
      body: t("studies.share.ask.body"),
      confirmLabel: t("studies.share.revoke"),
      isDestructive: true,
    };
    if (!(await confirm(question))) return;
    revoke.mutate(id, {
      onSuccess: () => notice(t("studies.share.revoked")),
      onError: (failure) => notice(failureText(failure, t), "error"),
    });
  }
  return (
    <SectionCard title={t("studies.share.title")}>
      <Typography color="text.secondary">{t("studies.share.intro")}</Typography>
      {error ? <Alert severity="error">{failureText(error, t)}</Alert> : null}
      {shares.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 1.5 }}>
          {shares.map((share) => (
            <ShareRow key={share.id} share={share} onRevoke={() => void askRevoke(share)} />
          ))}
        </Box>
      )}
      <Button
        variant="outlined"
        startIcon={<Icon name="Link" />}
        disabled={shares.length >= MOST_SHARES}
        onClick={() => setMaking(true)}
        sx={{ justifySelf: "start" }}
      >
        {t("studies.share.open")}
      </Button>
      {isMaking && <ShareDialog studyId={studyId} onClose={() => setMaking(false)} />}
    </SectionCard>
  );
}

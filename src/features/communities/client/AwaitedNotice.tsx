import { Alert } from "@mui/material";
import { absoluteTime, type RecordNoticeProps, useTexts } from "../../../client/kit/console";

/** When somebody was invited who has not signed in yet. */
export function AwaitedNotice({ record }: RecordNoticeProps) {
  const { t, language } = useTexts();
  return (
    <Alert severity="info">
      {t("communities.awaited", { moment: absoluteTime(new Date(String(record.invitedAt)), language) })}
    </Alert>
  );
}

import Alert from "@mui/material/Alert";
import { useTexts } from "../../../../../client/kit/member";
import { useOutbox } from "./useOutbox";

/** On the home: what was written without a connection is on its way from there too. */
export function UnsentCard() {
  const { t } = useTexts();
  const { waiting, state } = useOutbox();
  if (waiting.length === 0 || state === "saving") return null;
  return (
    <Alert severity="info" role="status" sx={{ mb: 3 }}>
      {t("comments.member.outbox.unsent", { smart_count: waiting.length })}
    </Alert>
  );
}

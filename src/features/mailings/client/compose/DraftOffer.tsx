import { Alert, Button } from "@mui/material";
import { Icon, RelativeTime, useTexts } from "../../../../client/kit/console";
import { useEmailPage } from "../useEmailPage";
import { useDrafts } from "../useMailings";
import { useReadable } from "../useReadable";

/** The last draft of who comes back to write. */
export function DraftOffer() {
  const { t } = useTexts();
  const { edit } = useEmailPage();
  const readable = useReadable();
  const draft = useDrafts().items.find(({ isOwn }) => isOwn);
  if (!draft) return null;
  return (
    <Alert
      severity="info"
      icon={<Icon name="EditNote" />}
      action={
        <Button size="small" color="inherit" onClick={() => edit(draft.id)} sx={{ whiteSpace: "nowrap" }}>
          {t("mailings.drafts.goOn")}
        </Button>
      }
      sx={{ overflowWrap: "anywhere", flexWrap: { xs: "wrap", sm: "nowrap" }, "& .MuiAlert-message": { flex: 1 } }}
    >
      {t("mailings.drafts.offer", { subject: readable(draft.subject) })} · <RelativeTime value={draft.updatedAt} />
    </Alert>
  );
}

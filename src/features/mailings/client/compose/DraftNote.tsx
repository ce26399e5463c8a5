import { Typography } from "@mui/material";
import { failureText, useTexts } from "../../../../client/kit/console";
import type { DraftStatus } from "./draftSaver";

/** Says quietly whether what is being written is kept. */
export function DraftNote({ status, error }: { readonly status: DraftStatus; readonly error: unknown }) {
  const { t } = useTexts();
  const text = {
    ...{ none: "", unsaved: "", saving: t("mailings.drafts.saving"), saved: t("mailings.drafts.saved") },
    forked: t("mailings.drafts.forked"),
    failed: `${t("mailings.drafts.saveFailed")} ${failureText(error, t)}`,
  }[status];
  return (
    <Typography
      variant="body2"
      role="status"
      color={status === "failed" ? "error" : "text.secondary"}
      sx={{ mr: "auto", alignSelf: "center", overflowWrap: "anywhere" }}
    >
      {text}
    </Typography>
  );
}

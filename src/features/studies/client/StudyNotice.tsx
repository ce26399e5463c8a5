import { Alert, AlertTitle, Button } from "@mui/material";
import { Link } from "react-router-dom";
import { formatDay, type RecordNoticeProps, useTexts } from "../../../client/kit/console";
import { isApproved } from "./hasNotice";

/** Wherever in a study: that it was sent back and why, or that it is approved. */
export function StudyNotice({ record }: RecordNoticeProps) {
  const { t, language } = useTexts();
  if (isApproved(record))
    return (
      <Alert severity="success">
        <AlertTitle>{t("studies.notice.approved.title")}</AlertTitle>
        {t("studies.notice.approved.body", { date: formatDay(String(record.releaseDate ?? ""), language) })}
      </Alert>
    );
  return (
    <Alert
      severity="warning"
      sx={{ whiteSpace: "pre-line", "& .MuiAlert-message": { minWidth: 0, overflowWrap: "anywhere" } }}
      action={
        <Button color="inherit" size="small" component={Link} to={`/studies/${record.id}/order`}>
          {t("studies.notice.sentBack.go")}
        </Button>
      }
    >
      <AlertTitle>{t("studies.notice.sentBack.title")}</AlertTitle>
      {String(record.reviewComment)}
    </Alert>
  );
}

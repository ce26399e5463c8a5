import { Alert, Button } from "@mui/material";
import { Link, useLocation } from "react-router-dom";
import { formatDay, type RecordNoticeProps, useAccessKeys, useTexts } from "../../../client/kit/console";
import { SIGNER } from "../shared/contracts";
import { useReadLabel } from "./contracts";

/** Says what an offer waits for, and leads to where it is read and signed. */
export function ContractNotice({ record: { id, status, validUntil, declineReason } }: RecordNoticeProps) {
  const { t, language } = useTexts();
  const keys = useAccessKeys();
  const label = useReadLabel();
  const isThere = useLocation().pathname.endsWith("/document");
  const side = keys.includes("backoffice") ? "backoffice" : keys.includes(SIGNER) ? "signer" : "reader";
  const until = validUntil ? ` ${t("contracts.notice.until", { day: formatDay(String(validUntil), language) })}` : "";
  if (status === "DECLINED")
    return <Alert severity="warning">{t("contracts.notice.declined", { reason: String(declineReason ?? "") })}</Alert>;
  if (status === "EXPIRED") return <Alert severity="warning">{t("contracts.notice.expired")}</Alert>;
  return (
    <Alert
      severity="info"
      action={
        !isThere && (
          <Button size="small" color="inherit" component={Link} to={`/contracts/${id}/document`}>
            {t(label)}
          </Button>
        )
      }
    >
      {`${t(`contracts.notice.${side}`)}${until}`}
    </Alert>
  );
}

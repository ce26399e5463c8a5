import { Alert, Button } from "@mui/material";
import { Link } from "react-router-dom";
import { type RecordNoticeProps, useAccessKeys, useTexts } from "../../../../client/kit/console";
import { InvoiceButton } from "./Orders";

/** Leads from an order in a list to where it is decided, or to its invoice. */
export function OrderNotice({ record }: RecordNoticeProps) {
  const { t } = useTexts();
  const isBackOffice = useAccessKeys().includes("backoffice");
  if (record.status === "CONFIRMED")
    return (
      <Alert severity="success" action={<InvoiceButton id={record.id} number={String(record.invoiceNumber ?? "")} />}>
        {t("entities.creditOrder.enums.status.CONFIRMED")}
      </Alert>
    );
  const to = isBackOffice ? `/companies/${String(record.spaceId)}/credits` : "/creditos";
  return (
    <Alert
      severity="info"
      action={
        <Button size="small" color="inherit" component={Link} to={to}>
          {t("credits.title")}
        </Button>
      }
    >
      {t("credits.orders.notice")}
    </Alert>
  );
}

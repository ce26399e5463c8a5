import { Button, Typography } from "@mui/material";
import { useState } from "react";
import { useTexts } from "../../../../client/kit/console";
import { creditsPrice } from "../../shared/orders";
import type { CreditOrder } from "../../shared/ordersApi";
import { useOperator } from "../operator/useOperator";
import { Orders } from "../orders/Orders";
import { useOrders } from "../orders/useOrders";
import { ConfirmDialog } from "./ConfirmDialog";
import { RejectDialog } from "./RejectDialog";
import type { LoadedCompany } from "./useLoad";

interface CompanyOrdersProps {
  readonly company: LoadedCompany;
  readonly canDecide: boolean;
}

/** A company's orders, and what the back office answers them. */
export function CompanyOrders({ company, canDecide }: CompanyOrdersProps) {
  const { t } = useTexts();
  const [asked, setAsked] = useState<{ readonly order: CreditOrder; readonly does: "confirm" | "reject" }>();
  const pages = useOrders(company.id);
  const perCredit = useOperator().data?.creditPrice ?? null;
  const close = () => setAsked(undefined);
  const actionsOf = (order: CreditOrder) =>
    canDecide &&
    order.state === "ORDERED" && (
      <>
        <Button size="small" variant="contained" onClick={() => setAsked({ order, does: "confirm" })}>
          {t("credits.orders.confirm.open")}
        </Button>
        <Button size="small" color="error" onClick={() => setAsked({ order, does: "reject" })}>
          {t("credits.orders.reject.open")}
        </Button>
      </>
    );
  const empty = <Typography color="text.secondary">{t("credits.orders.companyEmpty")}</Typography>;
  return (
    <>
      <Orders pages={pages} empty={empty} actionsOf={actionsOf} />
      {asked?.does === "confirm" && (
        <ConfirmDialog
          order={asked.order}
          company={company}
          expectedPrice={perCredit === null ? undefined : creditsPrice(asked.order.amount, perCredit)}
          onClose={close}
        />
      )}
      {asked?.does === "reject" && <RejectDialog order={asked.order} company={company} onClose={close} />}
    </>
  );
}

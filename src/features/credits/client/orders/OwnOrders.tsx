import { Button } from "@mui/material";
import { failureText, useConfirm, useNotice, useTexts } from "../../../../client/kit/console";
import { NoOrders, Orders } from "./Orders";
import { useOrderMove, useOrders, withdraw } from "./useOrders";

function WithdrawButton({ id }: { readonly id: string }) {
  const { t } = useTexts();
  const confirm = useConfirm();
  const notice = useNotice();
  const move = useOrderMove(withdraw, "credits.orders.withdrawn");
  const ask = async () => {
    const isConfirmed = await confirm({
      title: t("credits.orders.withdrawTitle"),
      body: t("credits.orders.withdrawBody"),
      confirmLabel: t("credits.orders.withdraw"),
    });
    if (isConfirmed) move.mutate(id, { onError: (error) => notice(failureText(error, t), "error") });
  };
  return (
    <Button size="small" color="inherit" loading={move.isPending} onClick={() => void ask()}>
      {t("credits.orders.withdraw")}
    </Button>
  );
}

/** The company's own orders. */
export function OwnOrders() {
  return <Orders pages={useOrders()} empty={<NoOrders />} actionsOf={({ id }) => <WithdrawButton id={id} />} />;
}

import { Button } from "@mui/material";
import { failureText, useConfirm, useNotice, useTexts } from "../../../../client/kit/console";
import { NoOrders, Orders } from "./Orders";
import { endRepetition, useOrderMove, useOrders, withdraw } from "./useOrders";

interface MoveButtonProps {
  readonly id: string;
  /** Name of its texts: what it does, what it asks before, what it says then. */
  readonly name: "withdraw" | "endRepetition";
  readonly move: (id: string) => Promise<unknown>;
}

/** Does something to an order once it is confirmed. */
function MoveButton({ id, name, move: send }: MoveButtonProps) {
  const { t } = useTexts();
  const confirm = useConfirm();
  const notice = useNotice();
  const move = useOrderMove(send, `credits.orders.${name}.done`);
  const ask = async () => {
    const isConfirmed = await confirm({
      title: t(`credits.orders.${name}.title`),
      body: t(`credits.orders.${name}.body`),
      confirmLabel: t(`credits.orders.${name}.open`),
    });
    if (isConfirmed) move.mutate(id, { onError: (error) => notice(failureText(error, t), "error") });
  };
  return (
    <Button size="small" color="inherit" loading={move.isPending} onClick={() => void ask()}>
      {t(`credits.orders.${name}.open`)}
    </Button>
  );
}

/** The company's own orders. */
export function OwnOrders() {
  return (
    <Orders
      pages={useOrders()}
      empty={<NoOrders />}
      actionsOf={({ id, state, nextDate }) => (
        <>
          {nextDate !== null && <MoveButton id={id} name="endRepetition" move={endRepetition} />}
          {state === "ORDERED" && <MoveButton id={id} name="withdraw" move={withdraw} />}
        </>
      )}
    />
  );
}

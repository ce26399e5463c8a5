import { Button } from "@mui/material";
import { type EntityRecord, failureText, useConfirm, useNotice, useTexts } from "../../../../client/kit/console";
import type { ContractState } from "../../shared/contracts";
import { type PlainMove, sendMove, useContractMove } from "../contracts";

const MOVES: Readonly<Partial<Record<ContractState, PlainMove>>> = {
  DRAFT: "offer",
  OFFERED: "withdraw",
  DECLINED: "revise",
  EXPIRED: "revise",
  SIGNED: "terminate",
};
const COLOURS = { offer: "primary", withdraw: "inherit", revise: "primary", terminate: "error" } as const;

interface BackOfficeMovesProps {
  readonly record: EntityRecord;
  readonly refresh: () => void;
}

/** What the back office does next with a contract, once it is confirmed. */
export function BackOfficeMoves({ record, refresh }: BackOfficeMovesProps) {
  const { t } = useTexts();
  const confirm = useConfirm();
  const notice = useNotice();
  const name = MOVES[record.status as ContractState];
  const move = useContractMove(sendMove, `contracts.moves.${name}.done`, refresh);
  if (!name || (name === "offer" && !record.documentHash)) return null;
  const ask = async () => {
    const isConfirmed = await confirm({
      title: t(`contracts.moves.${name}.title`, { number: String(record.number) }),
      body: t(`contracts.moves.${name}.body`),
      confirmLabel: t(`contracts.moves.${name}.go`),
    });
    if (isConfirmed) move.mutate({ id: record.id, move: name }, { onError: (error) => notice(failureText(error, t), "error") });
  };
  return (
    <Button
      variant={name === "offer" || name === "revise" ? "contained" : "outlined"}
      color={COLOURS[name]}
      loading={move.isPending}
      onClick={() => void ask()}
    >
      {t(`contracts.moves.${name}.go`)}
    </Button>
  );
}

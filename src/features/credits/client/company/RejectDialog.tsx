import { TextField } from "@mui/material";
import { useState } from "react";
import { FormDialog, useTexts } from "../../../../client/kit/console";
import { LONGEST_REJECTION, SHORTEST_REJECTION } from "../../shared/orders";
import type { CreditOrder } from "../../shared/ordersApi";
import { rejectOrder, useOrderMove } from "../orders/useOrders";
import type { LoadedCompany } from "./useLoad";

interface RejectDialogProps {
  readonly order: CreditOrder;
  readonly company: LoadedCompany;
  readonly onClose: () => void;
}

/** Says why there are no credits. */
export function RejectDialog({ order: { id }, company, onClose }: RejectDialogProps) {
  const { t } = useTexts();
  const [reason, setReason] = useState("");
  const [hasTried, setHasTried] = useState(false);
  const move = useOrderMove(rejectOrder, "credits.orders.reject.done", onClose);
  const isShort = reason.trim().length < SHORTEST_REJECTION;
  const bounds = { least: SHORTEST_REJECTION, most: LONGEST_REJECTION };
  return (
    <FormDialog
      title={t("credits.orders.reject.title", { company: company.name })}
      submitLabel={t("credits.orders.reject.open")}
      color="error"
      isBusy={move.isPending}
      error={move.error}
      onSubmit={() => {
        setHasTried(true);
        if (!isShort) move.mutate({ id, reason: reason.trim() });
      }}
      onClose={onClose}
    >
      <TextField
        label={t("credits.orders.reject.reason")}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={hasTried && isShort}
        helperText={hasTried && isShort ? t("credits.orders.reject.issue", bounds) : t("credits.orders.reject.help")}
        autoFocus
        margin="dense"
        multiline
        minRows={2}
        maxRows={6}
        slotProps={{ htmlInput: { maxLength: LONGEST_REJECTION } }}
      />
    </FormDialog>
  );
}

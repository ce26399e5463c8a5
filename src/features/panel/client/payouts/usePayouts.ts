import { useMutation, useQueryClient } from "@tanstack/react-query";
import { clientOf, useNotice, useTexts } from "../../../../client/kit/console";
import type { PayoutList, payoutsApi } from "../../shared/api/payouts";

const payouts = clientOf<typeof payoutsApi>();
const LIST = "GET /api/panel/payouts";

/** What panelists ask to be paid. */
export function usePayouts() {
  return payouts.useCall(LIST, {}, { staleTime: 0 });
}

/** Decides a payout, and says what came of it. */
export function usePayoutDecision(onDone: () => void) {
  const { t } = useTexts();
  const notice = useNotice();
  const queries = useQueryClient();
  const show = (list: PayoutList, text: string) => {
    queries.setQueryData(payouts.keyOf(LIST, {}), list);
    notice(t(text));
    onDone();
  };
  const approve = useMutation({
    mutationFn: (id: string) => payouts.call("POST /api/panel/payouts/:id/approve", { params: { id } }),
    onSuccess: (list) => show(list, "panel.payouts.approved"),
  });
  const reject = useMutation({
    mutationFn: ({ id, reason }: { readonly id: string; readonly reason: string }) =>
      payouts.call("POST /api/panel/payouts/:id/reject", { params: { id }, body: { reason } }),
    onSuccess: (list) => show(list, "panel.payouts.rejected"),
  });
  return { approve, reject };
}

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { clientOf, useNotice, useTexts } from "../../../../client/kit/console";
import type { Operator, operatorApi } from "../../shared/operatorApi";

const operator = clientOf<typeof operatorApi>();
const OWN = "GET /api/credits/operator";

export const useOperator = () => operator.useCall(OWN, {});

/** What a credit costs; nothing until it is read. */
export const useCreditPrice = () => operator.useCall("GET /api/credits/price", {}, { staleTime: 0 });

export function useSaveOperator() {
  const { t } = useTexts();
  const notice = useNotice();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Operator) => operator.call("PUT /api/credits/operator", { body }),
    onSuccess: (now) => {
      queries.setQueryData(operator.keyOf(OWN, {}), now);
      notice(t("credits.operator.saved"), "success");
    },
  });
}

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { clientOf, fetchFile, useDownload, useNotice, usePages, useTexts } from "../../../../client/kit/console";
import { ORDER_PAGE_SIZE } from "../../shared/orders";
import type { Confirmation, CreditOrder, NewOrder, OrderPage, ordersApi } from "../../shared/ordersApi";
import { credits } from "../credits";

export const orders = clientOf<typeof ordersApi>();

const OWN = "GET /api/credits/orders";
const OF_COMPANY = "GET /api/companies/:id/credits/orders";
const OPEN = "GET /api/credits/openOrders";

/** The orders of a company, or without one those of one's own. */
export function useOrders(companyId?: string) {
  const params = companyId === undefined ? undefined : { id: companyId };
  return usePages<CreditOrder, OrderPage>({
    pageSize: ORDER_PAGE_SIZE,
    queryKey: params ? orders.keyOf(OF_COMPANY, { params, query: {} }) : orders.keyOf(OWN, { query: {} }),
    read: (query, signal) =>
      params ? orders.call(OF_COMPANY, { params, query }, { signal }) : orders.call(OWN, { query }, { signal }),
  });
}

export type OrderPages = ReturnType<typeof useOrders>;

/** The orders of all companies that wait, read anew at each visit of the home. */
export const useOpenOrders = () => orders.useCall(OPEN, {}, { staleTime: 0 });

/** Makes a move of an order, says that it is done, and reads anew what it changed. */
export function useOrderMove<Given>(move: (given: Given) => Promise<unknown>, done: string, onDone?: () => void) {
  const { t } = useTexts();
  const notice = useNotice();
  const queries = useQueryClient();
  const keys = [
    ...[OWN, OF_COMPANY, OPEN].map((name) => orders.keyOf(name as typeof OWN)),
    credits.keyOf("GET /api/companies/:id/credits"),
  ];
  return useMutation({
    mutationFn: move,
    onSuccess: () => {
      notice(t(done), "success");
      onDone?.();
    },
    // Where somebody else was faster, what they did shows.
    onSettled: () => Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey }))),
  });
}

export const sendOrder = (body: NewOrder) => orders.call("POST /api/credits/orders", { body });
export const withdraw = (id: string) => orders.call("POST /api/credit-orders/:id/withdraw", { params: { id } });
export const endRepetition = (id: string) => orders.call("POST /api/credit-orders/:id/endRepetition", { params: { id } });
export const confirmOrder = ({ id, ...body }: Confirmation & { readonly id: string }) =>
  orders.call("POST /api/credit-orders/:id/confirm", { params: { id }, body });
export const rejectOrder = ({ id, reason }: { readonly id: string; readonly reason: string }) =>
  orders.call("POST /api/credit-orders/:id/reject", { params: { id }, body: { reason } });

/** Downloads an order's invoice. */
export function useInvoice() {
  const { t } = useTexts();
  const { isBusy, download } = useDownload();
  const save = (id: string, number: string) =>
    download(
      () => fetchFile(`/api/credit-orders/${id}/invoice.pdf`),
      `${t("credits.invoice.fileName")}-${number.replaceAll(/[^\w.-]+/g, "-")}.pdf`,
    );
  return { isBusy, save };
}

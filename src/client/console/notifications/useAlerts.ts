import { useQueryClient } from "@tanstack/react-query";
import type { AlertPage } from "../../../contracts/api/alerts";
import { ALERTS_CHANNEL, ALERTS_EVERY_MS, alerts } from "../../data/alerts";
import { useChannel } from "../../data/useChannel";
import { useTexts } from "../../screens/common/useTexts";
import { useConsole } from "../consoleProps";

/** The newest of a staff person's; older ones come with a press of a button. */
const FIRST = 20;
const MOST = 100;

const PAGE = "GET /client/communities/:id/alertsWithPagination/page/:page/pageSize/:pageSize";

/** Notifications of the staff person in this community: live with a socket, else read again now and then. */
export function useAlerts() {
  const queries = useQueryClient();
  const { language } = useTexts();
  const { session } = useConsole();
  const id = session.space?.id ?? "";
  const input = { params: { id, page: "0", pageSize: String(MOST) } };
  const { data, error, refetch } = alerts.useCall(PAGE, input, {
    refetchInterval: ALERTS_EVERY_MS,
    retry: false,
    isQuiet: true,
    version: language,
  });
  useChannel(ALERTS_CHANNEL, session.subjectId, () => void refetch());
  const noteSeen = () => {
    queries.setQueryData<AlertPage>(
      alerts.keyOf(PAGE, input),
      (known) => known && { ...known, alerts: known.alerts.map((alert) => ({ ...alert, seen: true })), unseenAlerts: 0 },
    );
    // What could not be noted is new again with the next answer.
    alerts
      .call("POST /client/communities/:id/notifications/seen", { params: { id }, body: {} }, { isQuiet: true })
      .catch(() => undefined);
  };
  /** The next ones, older than so many. @throws ApiError */
  const readOlder = async (known: number) => {
    const next = { id, page: String(Math.floor(known / MOST)), pageSize: String(MOST) };
    return (await alerts.call(PAGE, { params: next })).alerts;
  };
  return { readOlder, page: data, error, refetch: () => void refetch(), noteSeen, first: FIRST };
}

import { failureText, useConfirm, useNotice, useTexts } from "../../../../client/kit/console";
import type { ListedReport } from "../../shared/reportsApi";
import { useDeleteReport, useRenewLink, useRevokeReport } from "./reports";

const ACTIONS = ["renew", "revoke", "remove"] as const;
export type ReportAction = (typeof ACTIONS)[number];

/** @returns what ends or renews a report's link, each after a confirmation */
export function useReportActions(ownerId: string): (action: ReportAction, report: ListedReport) => Promise<void> {
  const { t } = useTexts();
  const confirm = useConfirm();
  const notice = useNotice();
  const writes = { renew: useRenewLink(ownerId), revoke: useRevokeReport(ownerId), remove: useDeleteReport(ownerId) };
  return async (action, { id, name }) => {
    const question = {
      title: t(`reports.ask.${action}.title`, { name }),
      body: t(`reports.ask.${action}.body`),
      confirmLabel: t(`reports.actions.${action}`),
      isDestructive: action !== "renew",
    };
    if (!(await confirm(question))) return;
    writes[action].mutate(id, {
      onSuccess: () => notice(t(`reports.ask.${action}.done`)),
      onError: (error) => notice(failureText(error, t), "error"),
    });
  };
}

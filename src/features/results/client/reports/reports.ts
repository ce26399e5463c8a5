import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ownerClientOf } from "../../../../client/kit/console";
import type { ListedReport, NewReport, ReportChange, reportsApi } from "../../shared/reportsApi";

const reports = ownerClientOf<typeof reportsApi>();
const LIST = "GET /api/activities/:id/reports";
const ONE = "/api/activities/:id/reports/:reportId";

/** The reports of an activity or a study. */
export const useReports = (ownerId: string) => reports.useCall(LIST, { params: { id: ownerId } }, { staleTime: 0 });

function useReportWrite<Input, Output>(ownerId: string, mutationFn: (input: Input) => Promise<Output>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => queries.invalidateQueries({ queryKey: reports.keyOf(LIST, { params: { id: ownerId } }) }),
  });
}

export const useCreateReport = (ownerId: string) =>
  useReportWrite(ownerId, (body: NewReport) =>
    reports.call("POST /api/activities/:id/reports", { params: { id: ownerId }, body }),
  );

export const useChangeReport = (ownerId: string, reportId: string) =>
  useReportWrite(ownerId, (body: ReportChange) => reports.call(`PUT ${ONE}`, { params: { id: ownerId, reportId }, body }));

export const useRevokeReport = (ownerId: string) =>
  useReportWrite(ownerId, (reportId: string) => reports.call(`POST ${ONE}/revoke`, { params: { id: ownerId, reportId } }));

export const useRenewLink = (ownerId: string) =>
  useReportWrite(ownerId, (reportId: string) => reports.call(`POST ${ONE}/link`, { params: { id: ownerId, reportId } }));

export const useDeleteReport = (ownerId: string) =>
  useReportWrite(ownerId, (reportId: string) => reports.call(`DELETE ${ONE}`, { params: { id: ownerId, reportId } }));

/** The whole address of a report's page. */
export const reportAddress = ({ path }: Pick<ListedReport, "path">): string => new URL(path, location.origin).href;

/** Whether nobody can open a report any more, and why. */
export function closedReport({ revokedAt, expiresAt, isOutdated }: ListedReport): "revoked" | "expired" | "outdated" | undefined {
  if (revokedAt) return "revoked";
  if (Date.parse(expiresAt) <= Date.now()) return "expired";
  return isOutdated ? "outdated" : undefined;
}

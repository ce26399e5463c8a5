import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { ApiError, clientOf, useTexts } from "../../../../client/kit/reader";
import type { OpenedReport, reportsApi } from "../../shared/reportsApi";

const reports = clientOf<typeof reportsApi>();
const READ = "GET /api/reports/:token";

/** A live report follows the answers, and one that was revoked closes for those who have it open. */
const LOOK_AGAIN_MS = 30_000;

/** Why there is no report to read. */
export type Closed = "locked" | "missing" | "outdated" | "offline" | "failed";

const REASONS: Readonly<Record<number, Closed>> = { 0: "offline", 401: "locked", 404: "missing", 409: "outdated" };

export function closedBy(error: unknown): Closed {
  return error instanceof ApiError ? (REASONS[error.status] ?? "failed") : "failed";
}

/** The report of a token, once its password was given. */
export function useReport(token: string) {
  const { language } = useTexts();
  const params = { token };
  const { data, error, isFetching, refetch } = reports.useCall(
    READ,
    { params },
    { isQuiet: true, version: language, gcTime: 0, refetchInterval: LOOK_AGAIN_MS },
  );
  // What was read stays readable without a connection; what is closed in the meantime doesn't.
  const closed = error ? closedBy(error) : undefined;
  const report = closed && closed !== "offline" && closed !== "failed" ? undefined : data;
  return { report, closed, isFetching, refetch: useCallback(() => void refetch(), [refetch]) };
}

/** Gives the password. */
export function useOpening(token: string) {
  const queries = useQueryClient();
  const params = { token };
  return useMutation<OpenedReport, unknown, string>({
    mutationFn: (password) => reports.call("POST /api/reports/:token/open", { params, body: { password } }, { isQuiet: true }),
    onSuccess: (report) => queries.setQueryData(reports.keyOf(READ, { params }), report),
    networkMode: "always",
  });
}

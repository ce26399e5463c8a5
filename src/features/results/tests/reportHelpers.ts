import type { TestApp } from "../../../../tests/helpers/app";
import type { ListedReport, NewReport, OpenedReport } from "../shared/reportsApi";

/** The password of the reports that tests make. */
export const PASSWORD = "Tres-tazas-7";

/** Makes a report of an activity. */
export async function makeReport(app: TestApp, activityId: string, more: Partial<NewReport> = {}): Promise<ListedReport> {
  const body = { name: "Dirección", password: PASSWORD, isFrozen: false, ...more };
  const url = `/api/activities/${activityId}/reports`;
  const made = await app.call({ method: "POST", url, token: await app.signIn("moderator"), body });
  if (made.statusCode !== 201) throw new Error(made.body);
  return made.json() as ListedReport;
}

const addressOf = ({ path }: Pick<ListedReport, "path">) => `/api/reports/${path.slice(path.lastIndexOf("/") + 1)}`;

/** Gives a password for a report. */
export function openReport(app: TestApp, report: Pick<ListedReport, "path">, password = PASSWORD, ip = "198.51.100.1") {
  return app.call({ method: "POST", url: `${addressOf(report)}/open`, body: { password }, address: ip });
}

/** Reads a report with the cookie that its password gave, or without any. */
export function readReport(app: TestApp, report: Pick<ListedReport, "path">, cookie?: string, language = "es") {
  const headers = { "accept-language": language, ...(cookie ? { cookie } : {}) };
  return app.call({ url: addressOf(report), headers });
}

/** The cookie that an answer sets. */
export function cookieOf({ headers }: { readonly headers: Readonly<Record<string, unknown>> }): string {
  return String(headers["set-cookie"]).split(";")[0] ?? "";
}

/** How often each answer was given to a question. */
export function countsOf({ questions }: OpenedReport, questionId: string): Readonly<Record<string, number>> {
  const question = questions.find(({ id }) => id === questionId);
  return Object.fromEntries((question?.counts ?? []).map(({ code, count }) => [code, count]));
}

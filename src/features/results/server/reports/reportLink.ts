import { createToken, type HostTools, hashToken, seal, unseal } from "../../../../server/kit";
import { REPORT_PATH } from "../../shared/reports";

type Tools = Pick<HostTools, "keyedHash">;

/** Each report's token has a key of its own, which follows from the server's secret. */
const keyOf = ({ keyedHash }: Tools, reportId: string) => keyedHash("results.report.link", reportId);

/** How a report is found by its token. */
export const tokenHashOf = (token: string): string => hashToken(token).toString("hex");

/** A new link of a report, as it is stored: found by its hash, and read again by those who manage it. */
export function newLink(tools: Tools, reportId: string): { readonly tokenHash: string; readonly sealedToken: string } {
  const token = createToken();
  return { tokenHash: tokenHashOf(token), sealedToken: seal(keyOf(tools, reportId), token) };
}

/** The page of a report. @throws Error where the server's secret is another one since */
export function linkOf(tools: Tools, { id, sealedToken }: { readonly id: string; readonly sealedToken: string }): string {
  return `${REPORT_PATH}/${unseal(keyOf(tools, id), sealedToken)}`;
}

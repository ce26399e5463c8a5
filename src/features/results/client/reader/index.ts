import type { ReaderHost } from "../../../../client/kit/reader";
import { REPORT_PATH } from "../../shared/reports";

/** Reports for whoever has their link and password. */
export function register(host: ReaderHost): void {
  host.page({
    path: REPORT_PATH,
    load: () => import("./ReportPage").then(({ ReportPage }) => ({ default: ReportPage })),
  });
}

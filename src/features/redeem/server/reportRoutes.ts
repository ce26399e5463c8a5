import { Readable } from "node:stream";
import { demandCommunity, type ExtensionRoute, type RouteContext, route, type SpaceDb, xlsxFile } from "../../../server/kit";
import { type ReportRow, reportApi } from "../shared/api/report";
import { type Narrowed, narrowRedeems } from "./readRedeems";
import { readReport } from "./report";

const PORTION = 1_000;
const MEDIA_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const access = { entity: "redeem", action: "list" } as const;
const COLUMNS = ["member", "type", "card", "labs", "value", "status", "asked", "decided", "rejection"] as const;
const REPORT_COLUMNS = [
  ...["month", "type", "card", "pending", "completed", "rejected"],
  ...["labsPending", "labsCompleted", "eurosPending", "eurosCompleted"],
] as const;

type Text = RouteContext["text"];
type Row = readonly (string | number | null)[];

const workbook = (name: string) => ({
  "Content-Type": MEDIA_TYPE,
  "Content-Disposition": `attachment; filename="${name}.xlsx"`,
});

/** Redemptions in the order of their requests, without their codes. */
async function* redeemRows(db: SpaceDb, narrowed: Narrowed, text: Text): AsyncGenerator<readonly Row[]> {
  let after = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const rows = await narrowRedeems(db, narrowed)
      .select(["redeem.id", "redeem.type", "redeem.cardName", "redeem.labs", "redeem.valueEuros", "redeem.status"])
      .select(["redeem.initialDate", "redeem.endDate", "redeem.rejection", "member.nickname"])
      .where("redeem.id", ">", after)
      .orderBy("redeem.id")
      .limit(PORTION)
      .execute();
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
    yield rows.map((row): Row => {
      const euros = row.valueEuros === null ? null : Number(row.valueEuros);
      const [type, status] = [text(`entities.redeem.enums.type.${row.type}`), text(`entities.redeem.enums.status.${row.status}`)];
      return [row.nickname, type, row.cardName, row.labs, euros, status, row.initialDate, row.endDate, row.rejection];
    });
  }
}

async function* reportRows(rows: readonly ReportRow[], text: Text): AsyncGenerator<readonly Row[]> {
  yield rows.map((row): Row => {
    const figures = [row.pending, row.completed, row.rejected, row.labsPending, row.labsCompleted];
    const type = text(`entities.redeem.enums.type.${row.type}`);
    return [row.month, type, row.cardName, ...figures, row.eurosPending, row.eurosCompleted];
  });
}

/** What was redeemed: figures by month, and workbooks of them and of the redemptions (spec section 2, redeemReport). */
export const reportRoutes: readonly ExtensionRoute[] = [
  route(reportApi, "GET /client/communities/:id/redeemReport", {
    access,
    handle: async (context, { request, query }) => {
      demandCommunity(context, request);
      return { rows: [...(await readReport(context.db, query, await context.timeZone()))] };
    },
  }),
  route(reportApi, "GET /client/communities/:id/redeemReportExcel", {
    access,
    handle: async (context, { request, reply, query }) => {
      demandCommunity(context, request);
      const { text } = context;
      const rows = await readReport(context.db, query, await context.timeZone());
      const headers = REPORT_COLUMNS.map((name) => text(`redeem.report.${name}`));
      const sheet = { title: text("redeem.report.title"), headers, formats: headers.map(() => undefined) };
      reply.headers(workbook("redeem-report"));
      return Readable.from(xlsxFile(sheet, reportRows(rows, text)));
    },
  }),
  route(reportApi, "GET /client/communities/:id/redeemsExcel", {
    access,
    handle: async (context, { request, reply, query: { view = "pending", ...filter } }) => {
      demandCommunity(context, request);
      const { db, text } = context;
      const headers = COLUMNS.map((name) => text(`redeem.team.${name}`));
      const formats = COLUMNS.map((name) => (name === "asked" || name === "decided" ? ("moment" as const) : undefined));
      reply.headers(workbook("redeems"));
      const rows = redeemRows(db, { isPending: view === "pending", filter }, text);
      const sheet = { title: text("redeem.team.title"), headers, formats, timeZone: await context.timeZone() };
      return Readable.from(xlsxFile(sheet, rows));
    },
  }),
];

import { Readable } from "node:stream";
import { type ExtensionRoute, type RouteContext, route, type SpaceDb, xlsxFile } from "../../../server/kit";
import { creditsApi, type Period } from "../shared/api";
import { readBalance } from "./companyCredits";
import { pageOf } from "./pageOf";
import { readPlan } from "./readPlan";
import { readStatement, statementPortions } from "./readStatement";

const MEDIA_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const PORTION = 1_000;
const COLUMNS = ["date", "reason", "concept", "study", "available", "held", "spent", "balance", "heldAfter"] as const;
/** Who sees the licence sees what it costs: super administrators and administrators. */
const READ = { entity: "licence", action: "list" } as const;

async function* rowsOf(db: SpaceDb, period: Period, text: RouteContext["text"]) {
  for await (const lines of statementPortions(db, period, PORTION))
    yield lines.map(({ date, reason, concept, study, available, held, spent, balance, heldAfter }) => {
      const about = [date, text(`credits.reasons.${reason}`), concept, study?.name ?? null];
      return [...about, available, held, spent, balance, heldAfter];
    });
}

/** What the suite's people see of their company's credits. */
export const suiteRoutes: readonly ExtensionRoute[] = [
  route(creditsApi, "GET /clientSuite/creditsPlan/planData", {
    access: { kind: "suite" },
    handle: async ({ db, records }) => {
      // Credits are spent on studies: whoever may see none has no business with them.
      await records.reachable({ entity: "study", action: "list", ids: [] });
      return { ...(await readBalance(db)), plan: await readPlan(db, await db.today()) };
    },
  }),
  route(creditsApi, "GET /api/credits/statement", {
    access: READ,
    handle: async ({ db }, { query }) => readStatement(db, pageOf(query)),
  }),
  route(creditsApi, "GET /api/credits/statement.xlsx", {
    act: { action: "export", entity: "licence", record: false },
    access: READ,
    handle: async (context, { query, reply }) => {
      const { db, text } = context;
      const headers = COLUMNS.map((name) => text(`credits.excel.${name}`));
      const formats = COLUMNS.map((name) => (name === "date" ? ("moment" as const) : undefined));
      reply.headers({ "Content-Type": MEDIA_TYPE, "Content-Disposition": 'attachment; filename="credits.xlsx"' });
      const sheet = { title: text("credits.title"), headers, formats, timeZone: await context.timeZone() };
      return Readable.from(xlsxFile(sheet, rowsOf(db, query, text)));
    },
  }),
];

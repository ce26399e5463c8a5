import { Readable } from "node:stream";
import { type ExtensionRoute, type RouteContext, type SpaceDb, xlsxFile } from "../../../../server/kit";
import type { PlanData } from "../../shared/credits";
import { readBalance } from "../companyCredits";
import { readPlan } from "../readPlan";
import { type Period, readStatement, statementPortions } from "../readStatement";
import {
  PAGE_EXAMPLES,
  PERIOD_QUERY,
  PLAN_DATA,
  PLAN_DATA_EXAMPLE,
  STATEMENT,
  STATEMENT_EXAMPLE,
  STATEMENT_QUERY,
} from "./documents";
import { pageOf, type StatementQuerystring } from "./statementQuery";

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
  {
    method: "GET",
    url: "/clientSuite/creditsPlan/planData",
    summary: "The company's credits, and the plan that runs with its limits",
    access: { kind: "suite" },
    describe: () => ({ answer: { schema: PLAN_DATA, example: PLAN_DATA_EXAMPLE } }),
    handle: async ({ db, records }): Promise<PlanData> => {
      // Credits are spent on studies: whoever may see none has no business with them.
      await records.reachable({ entity: "study", action: "list", ids: [] });
      return { ...(await readBalance(db)), plan: await readPlan(db, await db.today()) };
    },
  },
  {
    method: "GET",
    url: "/api/credits/statement",
    summary: "The company's credits, loaded, set aside and spent, the newest first",
    access: READ,
    schema: { querystring: STATEMENT_QUERY },
    describe: () => ({ examples: PAGE_EXAMPLES, answer: { schema: STATEMENT, example: STATEMENT_EXAMPLE } }),
    handle: async ({ db }, request) => readStatement(db, pageOf(request.query as StatementQuerystring)),
  },
  {
    method: "GET",
    url: "/api/credits/statement.xlsx",
    summary: "The company's statement, as a workbook",
    access: READ,
    schema: { querystring: PERIOD_QUERY },
    handle: async ({ db, text }, request, reply) => {
      const headers = COLUMNS.map((name) => text(`credits.excel.${name}`));
      const formats = COLUMNS.map((name) => (name === "date" ? ("moment" as const) : undefined));
      reply.headers({ "Content-Type": MEDIA_TYPE, "Content-Disposition": 'attachment; filename="credits.xlsx"' });
      const sheet = { title: text("credits.title"), headers, formats };
      return Readable.from(xlsxFile(sheet, rowsOf(db, request.query as Period, text)));
    },
  },
];

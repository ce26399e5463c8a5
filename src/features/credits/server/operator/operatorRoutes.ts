import { type ExtensionRoute, type GlobalDb, newId, type RouteContext, route } from "../../../../server/kit";
import { type Operator, operatorApi } from "../../shared/operatorApi";
import { readOperator } from "./readOperator";

const textOf = (text: string | null): string | null => text?.trim() || null;

async function writeOperator(db: GlobalDb, { name, taxNumber, address, creditPrice }: Operator): Promise<void> {
  const values = { name: textOf(name), taxNumber: textOf(taxNumber), address: textOf(address), creditPrice };
  await db
    .insertInto("operator")
    .values({ id: newId(), key: "own", ...values })
    .onConflict((conflict) => conflict.column("key").doUpdateSet(values))
    .execute();
}

/** Who orders credits sees what they cost. */
const demandOrderer = ({ records }: RouteContext) => records.reachable({ entity: "creditOrder", action: "list", ids: [] });

/** The back office's own data, which its invoices have. */
export const operatorRoutes: readonly ExtensionRoute[] = [
  route(operatorApi, "GET /api/credits/operator", {
    access: { kind: "backoffice" },
    handle: ({ globalDb }) => readOperator(globalDb),
  }),
  route(operatorApi, "PUT /api/credits/operator", {
    access: { kind: "backoffice" },
    act: { action: "configure", entity: "operator", record: false },
    handle: async ({ globalDb }, { body }) => {
      await writeOperator(globalDb, body);
      return readOperator(globalDb);
    },
  }),
  route(operatorApi, "GET /api/credits/price", {
    access: { kind: "suite" },
    handle: async (context) => {
      await demandOrderer(context);
      return { perCredit: (await readOperator(context.globalDb)).creditPrice };
    },
  }),
];

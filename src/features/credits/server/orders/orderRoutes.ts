import { type ExtensionRoute, type HostTools, type RouteContext, route, type SpaceDb } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { ordersApi } from "../../shared/ordersApi";
import { confirmOrder, type DecideTools, rejectOrder, withdrawOrder } from "./decideOrder";
import { endRepetition } from "./endRepetition";
import { invoicePdf } from "./invoicePdf";
import type { Actor } from "./noteOrder";
import { orderCredits } from "./orderCredits";
import { readOpenOrders, readOrders } from "./readOrders";

/** What operations on orders take. */
type OrderTools = HostTools & DecideTools;

const READ = { entity: "creditOrder", action: "read" } as const;

const actorOf = ({ session }: RouteContext): Actor => ({
  accountId: session?.accountId ?? null,
  roleId: session?.kind === "suite" ? (session.subjectId ?? null) : null,
});

/** The back office is in no space: it works in the order's, or the company's. @throws AppError `record.notFound` */
async function spaceOf({ findSpace }: RouteContext, entity: "creditOrder" | "company", value: string): Promise<SpaceDb> {
  const found = await findSpace({ entity, field: "id", value });
  if (!found) throw new AppError("record.notFound");
  return found.db;
}

/** Who sees a company's orders makes them: super administrators and administrators. */
const demandOrderer = ({ records }: RouteContext) => records.reachable({ entity: "creditOrder", action: "list", ids: [] });

/** What the suite's people do with their company's orders. */
const companyPeopleRoutes = (tools: () => OrderTools): readonly ExtensionRoute[] => [
  route(ordersApi, "GET /api/credits/orders", {
    access: { kind: "suite" },
    handle: async (context, { query }) => {
      await demandOrderer(context);
      return readOrders(context.db, query);
    },
  }),
  route(ordersApi, "POST /api/credits/orders", {
    access: { kind: "suite" },
    handle: async (context, { body }) => {
      await demandOrderer(context);
      return { id: await orderCredits(context.db, body, actorOf(context), tools()) };
    },
  }),
  route(ordersApi, "POST /api/credit-orders/:id/withdraw", {
    access: { kind: "suite" },
    handle: async (context, { params: { id } }) => {
      await demandOrderer(context);
      await withdrawOrder(context.db, id, actorOf(context), tools());
    },
  }),
  route(ordersApi, "POST /api/credit-orders/:id/endRepetition", {
    act: { action: "update", entity: "creditOrder", isNoted: true },
    access: { kind: "suite" },
    handle: async (context, { params: { id } }) => {
      await demandOrderer(context);
      await endRepetition(context.db, id, actorOf(context), tools());
    },
  }),
];

/** What the back office does with the orders of all companies. */
const backOfficeRoutes = (tools: () => DecideTools): readonly ExtensionRoute[] => [
  route(ordersApi, "GET /api/companies/:id/credits/orders", {
    access: { kind: "backoffice" },
    handle: async (context, { params, query }) => readOrders(await spaceOf(context, "company", params.id), query),
  }),
  route(ordersApi, "GET /api/credits/openOrders", {
    access: { kind: "backoffice" },
    handle: (context) => readOpenOrders(context),
  }),
  route(ordersApi, "POST /api/credit-orders/:id/confirm", {
    access: { kind: "backoffice" },
    handle: async (context, { params: { id }, body }) =>
      confirmOrder(await spaceOf(context, "creditOrder", id), { id, ...body }, actorOf(context), tools()),
  }),
  route(ordersApi, "POST /api/credit-orders/:id/reject", {
    access: { kind: "backoffice" },
    handle: async (context, { params: { id }, body: { reason } }) =>
      rejectOrder(await spaceOf(context, "creditOrder", id), { id, reason }, actorOf(context), tools()),
  }),
];

/** Orders of credits, and their invoices, which both sides read. @param tools from the first request on */
export const orderRoutes = (tools: () => OrderTools): readonly ExtensionRoute[] => [
  ...companyPeopleRoutes(tools),
  ...backOfficeRoutes(tools),
  route(ordersApi, "GET /api/credit-orders/:id/invoice.pdf", {
    access: READ,
    handle: async ({ db, text }, { params: { id }, reply }) => {
      const { content, name } = await invoicePdf(db, id, text);
      reply.headers({
        "Content-Type": "application/pdf",
        "Content-Disposition": `attachment; filename="${name}.pdf"`,
        "Cache-Control": "private, no-store",
      });
      return content;
    },
  }),
];

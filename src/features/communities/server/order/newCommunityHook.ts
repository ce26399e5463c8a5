import type { EntityHook, SpaceDb } from "../../../../server/kit";
import { AppError, type FieldIssue } from "../../../../shared/errors";
import { COMMUNITY_ERRORS } from "../../shared/errors";
import { DURATIONS, durationLines, isPlanName, totalOf } from "../../shared/plans";
import { validTerms } from "../plans/terms";
import type { CommunityServices } from "../services";
import { latestOrder } from "./latestOrder";
import { writeOrder } from "./writeOrder";

type Values = Readonly<Record<string, unknown>>;

/** What is paid for, and hence asked of whoever orders. */
const PAID = ["plan", "durationMonths"] as const;

/** What of plan and duration can't be ordered. */
function orderIssues({ plan, durationMonths }: Values): readonly FieldIssue[] {
  return [
    ...(isPlanName(plan) ? [] : [{ path: "/plan", rule: "required" }]),
    ...(typeof durationMonths === "number" ? [] : [{ path: "/durationMonths", rule: "required" }]),
    ...(typeof durationMonths === "number" && !DURATIONS.includes(durationMonths)
      ? [{ path: "/durationMonths", rule: "communityDuration" }]
      : []),
  ];
}

/** A company's new community is ordered and paid as it is made; one that the back office makes is a present. */
async function order(db: SpaceDb, record: Values, actorId: string | undefined, isFree: boolean, services: CommunityServices) {
  const { id, plan, name, durationMonths } = record;
  const issues = orderIssues(record);
  if (issues.length > 0 && isFree) return;
  if (issues.length > 0) throw new AppError("request.invalid", { faults: issues });
  if (!isPlanName(plan)) return;
  const months = Number(durationMonths);
  const terms = await validTerms(db, plan, await db.today());
  const total = isFree ? 0 : totalOf(durationLines(terms, months));
  const communityId = String(id);
  const made = { communityId, name: String(name), kind: "NEW", plan, terms: terms.id, months, total } as const;
  await writeOrder(db, { ...made, requestKey: communityId, actorId }, services);
}

/** Credits that a new community's company lacks. */
async function balanceIssues(db: SpaceDb, values: Values, { credits }: CommunityServices): Promise<readonly FieldIssue[]> {
  const { plan, durationMonths } = values;
  if (!isPlanName(plan) || typeof durationMonths !== "number") return [];
  const terms = await validTerms(db, plan, await db.today());
  const needed = totalOf(durationLines(terms, durationMonths));
  const { available } = await credits().balanceOf(db);
  if (needed <= available) return [];
  return [{ path: "/durationMonths", rule: "communityCredits", params: { needed, available, lacking: needed - available } }];
}

/** A community is ordered with its creation, on whatever path; what was ordered changes by an order alone. */
export function newCommunityHook(services: CommunityServices): EntityHook {
  return {
    entity: "community",
    wizardIssues: async ({ db, values, record }) => {
      if (record !== undefined) return [];
      const issues = orderIssues(values).filter(({ rule }) => rule !== "required");
      return issues.length > 0 ? issues : balanceIssues(db, values, services);
    },
    afterCreate: async ({ db, record, actor }) => order(db, record, actor.subjectId, actor.kind === "backoffice", services),
    afterUpdate: async ({ db, record, before }) => {
      const changed = PAID.filter((name) => before[name] !== record[name]);
      if (changed.length === 0 || !(await latestOrder(db, String(record.id)))) return;
      throw new AppError(COMMUNITY_ERRORS.frozen, {
        faults: changed.map((name) => ({ path: `/${name}`, rule: "frozen", messageKey: "errors.communities.frozen" })),
      });
    },
  };
}

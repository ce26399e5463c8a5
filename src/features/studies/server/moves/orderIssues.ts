import type { PlanLimits } from "../../../../contracts/services/credits";
import type { RouteContext, SpaceDb } from "../../../../server/kit";
import { AppError, type FieldIssue } from "../../../../shared/errors";
import { STUDY_ERRORS } from "../../shared/errors";
import { validPriceList } from "../quote/priceLists";
import {
  isPricedBySessions,
  missingInputs,
  ownPeopleOf,
  panelRequestOf,
  type StudyValues,
  withFixed,
} from "../quote/studyInputs";
import { studyPrice } from "../quote/studyPrice";
import type { StudyServices } from "../services";
import { countRunning, licenceIssues, productIssues } from "./licenceLimits";

type Services = Pick<StudyServices, "credits" | "panel" | "products">;

/** A study as far as one part of its order says, and the field at which is told what that part makes impossible. */
interface Stage {
  readonly field: string;
  readonly values: StudyValues;
}

/** From the sample alone to all that is asked of people and their devices. */
function stagesOf(values: StudyValues, products: Services["products"]): readonly [Stage, Stage, Stage] {
  // Devices that the product fixes are no answer that anybody could change.
  const onAnyDevice = withFixed({ ...values, allowedDevices: "BOTH", desktopShare: null, mobileShare: null }, products);
  const hasQuotas = ((values.quotas ?? []) as readonly unknown[]).length > 0;
  return [
    { field: "sampleSize", values: { ...onAnyDevice, criteria: [], quotas: [] } },
    { field: hasQuotas ? "quotas" : "criteria", values: onAnyDevice },
    { field: "allowedDevices", values },
  ];
}

/** Clients who bring their own people need no panel. */
export const needsPanel = (values: StudyValues, products: Services["products"]): boolean =>
  values.participantSource !== "OWN" && !ownPeopleOf(values, products);

/** Where the panel ends. */
async function reachIssues(db: SpaceDb, values: StudyValues, { panel, products }: Services): Promise<readonly FieldIssue[]> {
  if (!needsPanel(values, products)) return [];
  const readStage = (stage: Stage) => panel().feasibility(db, panelRequestOf(stage.values));
  const [sample, profile, all] = stagesOf(values, products);
  const whole = await readStage(all);
  if (whole.isFeasible) return [];
  const issueAt = ({ field }: Stage, reachable: number): FieldIssue => ({
    ...{ path: `/${field}`, rule: "outOfReach", params: { reachable, sample: Number(values.sampleSize) } },
  });
  const anybody = await readStage(sample);
  if (anybody.people === 0) return [{ path: "/country", rule: "noPanel" }];
  if (!anybody.isFeasible) return [issueAt(sample, anybody.reachable)];
  const wanted = await readStage(profile);
  return [wanted.isFeasible ? issueAt(all, whole.reachable) : issueAt(profile, wanted.reachable)];
}

/** Of studies that the panel answers. @throws AppError `studies.outOfReach` where the panel can't give the sample */
export async function requireReach(db: SpaceDb, values: StudyValues, services: Services): Promise<void> {
  if (isPricedBySessions(values, services.products)) return;
  const faults = await reachIssues(db, values, services);
  const [first] = faults;
  if (first) throw new AppError(first.rule === "noPanel" ? STUDY_ERRORS.noPanel : STUDY_ERRORS.outOfReach, { faults });
}

/** What the company can't pay. */
async function balanceIssues(db: SpaceDb, values: StudyValues, services: Services): Promise<readonly FieldIssue[]> {
  const list = await validPriceList(db, await db.today());
  const { available } = await services.credits().balanceOf(db);
  const costOf = (stage: Stage) => studyPrice(list, stage.values, services).total;
  if (isPricedBySessions(values, services.products)) {
    const total = costOf({ field: "sessionCount", values });
    return total <= available ? [] : [{ path: "/sessionCount", rule: "overBalance", params: { needed: total, available } }];
  }
  const [first, second, all] = stagesOf(values, services.products);
  const needed = costOf(all);
  if (needed <= available) return [];
  const stage = [first, second].find((one) => costOf(one) > available) ?? all;
  return [{ path: `/${stage.field}`, rule: "overBalance", params: { needed, available } }];
}

function dateIssues({ releaseDate }: StudyValues, today: string): readonly FieldIssue[] {
  return typeof releaseDate === "string" && releaseDate !== "" && releaseDate < today
    ? [{ path: "/releaseDate", rule: "releaseInPast" }]
    : [];
}

async function roomIssues(db: SpaceDb, values: StudyValues, limits: PlanLimits): Promise<readonly FieldIssue[]> {
  const { concurrentStudies: limit } = limits;
  if (limit === null || (await countRunning(db, String(values.id ?? ""))) < limit) return [];
  return [{ path: "", rule: "concurrentStudies", params: { limit } }];
}

/** What only figures say, once all of them are there. Without prices, or of criteria that are gone, nothing is said. */
async function figureIssues(db: SpaceDb, values: StudyValues, services: Services): Promise<readonly FieldIssue[]> {
  const { products } = services;
  if (missingInputs(values, products).length > 0) return [];
  try {
    if (isPricedBySessions(values, products)) return await balanceIssues(db, values, services);
    return [...(await reachIssues(db, values, services)), ...(await balanceIssues(db, values, services))];
  } catch (error) {
    if (error instanceof AppError) return [];
    throw error;
  }
}

/** What keeps a study from being ordered as it is: one issue a field, the one that goes deepest. */
export async function orderIssues(db: SpaceDb, values: StudyValues, services: Services): Promise<readonly FieldIssue[]> {
  const limits = await services.credits().limitsOf(db);
  const issues = [
    ...dateIssues(values, await db.today()),
    ...(limits ? productIssues(limits, values) : []),
    ...(limits ? licenceIssues(limits, values, services.products) : []),
    ...((await services.products.get(String(values.type))?.issues?.(db, values)) ?? []),
    ...(await figureIssues(db, values, services)),
    ...(limits ? await roomIssues(db, values, limits) : []),
  ];
  return issues.filter(({ path }, at) => issues.findIndex((other) => other.path === path) === at);
}

/** As the move `release` requires them of a record. */
const RELEASE_NEEDS = ["title", "releaseDate", "sampleSize", "country"] as const;

/** What keeps a study from being released: beside what {@link orderIssues} finds, what an order may still be without. */
export async function releaseIssues(db: SpaceDb, values: StudyValues, services: Services): Promise<readonly FieldIssue[]> {
  const missing = RELEASE_NEEDS.filter((name) => !values[name]).map((name) => ({ path: `/${name}`, rule: "required" }));
  return [...missing, ...(await orderIssues(db, values, services))];
}

/** An issue in the reader's words, which name a field that is missing. */
export function issueText({ path, rule, params, labels = {} }: FieldIssue, text: RouteContext["text"]): string {
  if (rule === "required") return text("studies.order.needs", { field: text(`entities.study.fields.${path.slice(1)}`) });
  const names = Object.entries(labels).map(([name, all]) => [name, all.map(({ key }) => text(key)).join(", ")]);
  return text(`validation.${rule}`, { ...params, ...Object.fromEntries(names) });
}

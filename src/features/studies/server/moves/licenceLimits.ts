import type { PlanLimits } from "../../../../contracts/services/credits";
import type { EntityHook, Registries, SpaceDb } from "../../../../server/kit";
import { AppError, type FieldIssue } from "../../../../shared/errors";
import { STUDY_ERRORS } from "../../shared/errors";
import type { StudyValues } from "../quote/studyInputs";
import type { StudyServices } from "../services";

const RUNNING = ["CONFIRMED", "OPEN"];

type Products = Registries["studyProducts"];
type Limit = "maximumSample" | "maxSurveyMinutes" | "maxTestMinutes";

/** Fields that a licence limits, and those that decide by which limit. */
const LIMITED = ["sampleSize", "estimatedDuration", "type"] as const;

/** Where a company asks for more than its licence has. */
export const CONTACT = "/suite/contact";

/** Whether a licence has a product. One from before licences named products names none, and has them all. */
export const hasProduct = ({ products }: Pick<PlanLimits, "products">, name: string): boolean =>
  products.length === 0 || products.includes(name);

const labelsOf = (name: string) => ({ product: [{ key: `studyProducts.${name}.name`, fallback: name }] });

/** The one place where a product is refused, of studies and of what else clients order. @throws AppError `studies.notInPlan` */
function demandProduct(limits: PlanLimits, name: string, path?: string): void {
  if (hasProduct(limits, name)) return;
  throw new AppError(STUDY_ERRORS.notInPlan, {
    labels: labelsOf(name),
    extensions: { product: name, contact: CONTACT },
    ...(path === undefined ? {} : { faults: [{ path, rule: "notInPlan", labels: labelsOf(name) }] }),
  });
}

/** @throws AppError `studies.notInPlan` where the company's licence lacks the product */
export async function requireProduct(db: SpaceDb, name: string, { credits }: Pick<StudyServices, "credits">): Promise<void> {
  const limits = await credits().holdLimits(db);
  if (limits) demandProduct(limits, name);
}

/** The company's other studies in review and in field. */
export async function countRunning(db: SpaceDb, studyId: string): Promise<number> {
  const { count } = await db
    .selectFrom("study")
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .where("status", "in", RUNNING)
    .$if(studyId !== "", (query) => query.where("id", "<>", studyId))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const exceeds = (value: unknown, limit: number | null) => limit !== null && Number(value ?? 0) > limit;

/** A study's product that the licence lacks. */
export function productIssues(limits: PlanLimits, { type }: StudyValues): readonly FieldIssue[] {
  const name = String(type ?? "");
  return name === "" || hasProduct(limits, name) ? [] : [{ path: "/type", rule: "notInPlan", labels: labelsOf(name) }];
}

/** Fields beyond the licence, each with what it allows. */
export function licenceIssues(limits: PlanLimits, study: StudyValues, products: Products) {
  const duration: Limit = products.get(String(study.type))?.isTest ? "maxTestMinutes" : "maxSurveyMinutes";
  const fields = [
    ["sampleSize", "maximumSample"],
    ["estimatedDuration", duration],
  ] as const;
  return fields
    .filter(([field, name]) => exceeds(study[field], limits[name]))
    .map(([field, rule]) => ({ path: `/${field}`, rule, params: { limit: limits[rule] ?? 0 } }));
}

/** The refusal names the fields, what the licence allows and what to do about it. */
function demandFields(limits: PlanLimits, study: StudyValues, products: Products): void {
  const faults = licenceIssues(limits, study, products);
  const [first] = faults;
  if (first) throw new AppError(STUDY_ERRORS[first.rule], { params: first.params, extensions: first.params, faults });
}

async function demandRoom(db: SpaceDb, { concurrentStudies: limit }: PlanLimits, studyId: string): Promise<void> {
  if (limit === null || (await countRunning(db, studyId)) < limit) return;
  throw new AppError(STUDY_ERRORS.concurrentStudies, { params: { limit }, extensions: { limit } });
}

/**
 * A company that never had a licence has no limits but its credits.
 * @throws AppError `studies.notInPlan` with the `product`, `studies.concurrentStudies`, `studies.maximumSample`, `studies.maxSurveyMinutes`,
 * `studies.maxTestMinutes` with the `limit`
 */
export async function requireWithinLicence(
  db: SpaceDb,
  study: StudyValues,
  { credits, products }: Pick<StudyServices, "credits"> & { readonly products: Products },
): Promise<void> {
  const limits = await credits().holdLimits(db);
  if (!limits) return;
  demandProduct(limits, String(study.type), "/type");
  demandFields(limits, study, products);
  await demandRoom(db, limits, String(study.id));
}

/** What the licence doesn't allow isn't written, by whatever way. What was written before it was lowered stays as it is. */
export function licenceHook({ credits }: Pick<StudyServices, "credits">, products: Products): EntityHook {
  return {
    entity: "study",
    // With what its product fixes and its defaults: as it is stored.
    afterCreate: ({ db, record }) => requireWithinLicence(db, record, { credits, products }),
    afterUpdate: async ({ db, record, before }) => {
      const changed = LIMITED.filter((name) => record[name] !== before[name]);
      if (changed.length === 0) return;
      const limits = await credits().holdLimits(db);
      if (!limits) return;
      if (changed.includes("type")) demandProduct(limits, String(record.type), "/type");
      const isDurationSame = !changed.includes("estimatedDuration") && !changed.includes("type");
      const given = {
        ...record,
        ...(changed.includes("sampleSize") ? {} : { sampleSize: null }),
        ...(isDurationSame ? { estimatedDuration: null } : {}),
      };
      demandFields(limits, given, products);
    },
  };
}

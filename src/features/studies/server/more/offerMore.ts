import type { SpaceDb } from "../../../../server/kit";
import { MS_PER_DAY } from "../../../../shared/dates/msPerDay";
import { AppError } from "../../../../shared/errors";
import type { MoreOffer } from "../../shared/api/more";
import { divideByShares } from "../../shared/divideByShares";
import { STUDY_ERRORS } from "../../shared/errors";
import { priceOf } from "../../shared/price";
import { quotaTables, type StudyQuota } from "../../shared/quotaTables";
import { fieldCellsOf } from "../moves/fieldCells";
import { requireWithinLicence } from "../moves/licenceLimits";
import { needsPanel } from "../moves/orderIssues";
import { validPriceList } from "../quote/priceLists";
import { lastQuote } from "../quote/quotes";
import { isPricedBySessions, panelRequestOf, pricedStudyOf, type StudyValues } from "../quote/studyInputs";
import type { StudyServices } from "../services";

/** What is asked for beside what a study has. */
export interface More {
  readonly studyId: string;
  readonly interviews: number;
  readonly days: number;
}

/** Each table has the new people in the proportions of its quotas, and nobody less. */
function withMorePeople(quotas: readonly StudyQuota[], interviews: number): readonly StudyQuota[] {
  const more = new Map<StudyQuota, number>();
  for (const { quotas: own } of quotaTables(quotas)) {
    const parts = divideByShares(
      interviews,
      own.map(({ target }) => target),
    );
    for (const [at, quota] of own.entries()) more.set(quota, parts[at] ?? 0);
  }
  return quotas.map((quota) => ({ ...quota, target: quota.target + (more.get(quota) ?? 0) }));
}

/** A study in field, held, with its order. @throws AppError `record.notFound`, `studies.notInField` */
async function studyInField(db: SpaceDb, studyId: string, { panel, products }: StudyServices) {
  const study = await db.selectFrom("study").selectAll().where("id", "=", studyId).forUpdate().executeTakeFirst();
  if (!study) throw new AppError("record.notFound");
  const field = study.status === "OPEN" ? await panel().fieldOf(db, studyId) : undefined;
  const quote = await lastQuote(db, studyId);
  if (!field || field.state === "closed" || !quote?.holdKey || isPricedBySessions(study, products))
    throw new AppError(STUDY_ERRORS.notInField);
  return { study, field, quote, holdKey: quote.holdKey };
}

/**
 * What more interviews cost at today's prices: as those before, without setting up anything again.
 * @throws AppError `record.notFound`, `studies.notInField`, `studies.noPrices`, `studies.maximumSample`
 */
export async function offerMore(db: SpaceDb, { studyId, interviews, days }: More, services: StudyServices) {
  const { credits, panel, products } = services;
  const { study, field, quote, holdKey } = await studyInField(db, studyId, services);
  const sample = Number(study.sampleSize) + interviews;
  const values: StudyValues = {
    ...{ ...study, sampleSize: sample, fieldDays: Number(study.fieldDays) + days },
    quotas: withMorePeople((study.quotas ?? []) as unknown as readonly StudyQuota[], interviews),
  };
  await requireWithinLicence(db, values, { credits, products });
  const list = await validPriceList(db, await db.today());
  const price = priceOf({ ...list, setup: 0 }, { ...pricedStudyOf(study), sampleSize: interviews, quotas: 0 });
  const reachable = needsPanel(values, products) ? (await panel().feasibility(db, panelRequestOf(values))).reachable : sample;
  const { available } = await credits().balanceOf(db);
  const endsAt = new Date(Date.parse(field.endsAt) + days * MS_PER_DAY).toISOString();
  const offer: MoreOffer = { ...price, available, sample, reachable, endsAt };
  const request = { ...panelRequestOf(values), cells: fieldCellsOf(values) };
  return { offer, values, request, quote, holdKey, priceList: list.id };
}

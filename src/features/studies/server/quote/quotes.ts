import { json, newId, type SpaceDb } from "../../../../server/kit";
import { doAgesMeet, readAgeRange } from "../../../../shared/ageRange";
import { MS_PER_DAY } from "../../../../shared/dates/msPerDay";
import { AppError } from "../../../../shared/errors";
import type { Json } from "../../../../shared/json";
import type { Quote } from "../../shared/api/orders";
import { STUDY_ERRORS } from "../../shared/errors";
import type { Price, PriceLine } from "../../shared/price";
import { criteriaOf, MOST_TABLES, quotaTables, type StudyQuota } from "../../shared/quotaTables";
import { QUOTE_DAYS } from "../../shared/studies";
import type { StudyServices } from "../services";
import { validPriceList } from "./priceLists";
import {
  deviceCells,
  inputHashOf,
  isPricedBySessions,
  missingInputs,
  ownPeopleOf,
  pricedInputsOf,
  type StudyValues,
} from "./studyInputs";
import { studyPrice } from "./studyPrice";

type Products = Pick<StudyServices, "products">;

/** Whether somebody can be of both, by ages that aren't the same. */
function meet(one: StudyQuota, other: StudyQuota): boolean {
  const pairs = criteriaOf(one).map(({ criterion, values }) => {
    const others = criteriaOf(other).find((next) => next.criterion === criterion)?.values ?? [];
    return { values, others, isSame: values.join() === others.join() };
  });
  const doMeet = (value: string, next: string) => {
    const [range, nextRange] = [readAgeRange(value), readAgeRange(next)];
    return value === next || (range && nextRange ? doAgesMeet(range, nextRange) : false);
  };
  const isShared = pairs.every(({ values, others }) => values.some((value) => others.some((next) => doMeet(value, next))));
  return isShared && pairs.some(({ isSame }) => !isSame);
}

/** Who is of two ages of one table would count where the client doesn't expect it. @throws AppError `studies.agesMeet` */
function demandAges(quotas: readonly StudyQuota[], own: readonly StudyQuota[]): void {
  const fault = own.find((quota, at) => own.slice(0, at).some((earlier) => meet(earlier, quota)));
  if (!fault) return;
  const faults = [{ path: `/quotas/${quotas.indexOf(fault)}/values`, rule: "uniqueItems" }];
  throw new AppError(STUDY_ERRORS.agesMeet, { faults });
}

/**
 * The field counts by few tables, and by each once: whoever crosses age with age, or both age with sex and sex with age,
 * would wait for people who can't be.
 * @throws AppError `studies.tooManyTables`, `studies.sameTable`, `studies.agesMeet`
 */
function demandTables(study: StudyValues): void {
  const quotas = (study.quotas ?? []) as readonly StudyQuota[];
  const tables = quotaTables(quotas);
  const seen = new Set<string>();
  for (const { criteria, quotas: own } of tables) {
    const key = [...criteria].sort().join();
    if (seen.has(key) || new Set(criteria).size < criteria.length) {
      const at = own[0] ? quotas.indexOf(own[0]) : 0;
      throw new AppError(STUDY_ERRORS.sameTable, { faults: [{ path: `/quotas/${at}/secondCriterion`, rule: "uniqueItems" }] });
    }
    seen.add(key);
    demandAges(quotas, own);
  }
  const all = tables.length + (deviceCells(study).length > 0 ? 1 : 0);
  if (all <= MOST_TABLES) return;
  const params = { limit: MOST_TABLES };
  throw new AppError(STUDY_ERRORS.tooManyTables, { params, faults: [{ path: "/quotas", rule: "maxItems", params }] });
}

/**
 * Fixes a study's price for the days to come, as it is accepted.
 * @throws AppError `studies.incomplete` with the fields that are missing, `studies.tooManyTables`, `studies.sameTable`, `studies.agesMeet`,
 *   `studies.noPrices`, `studies.noSessionPrices`
 */
export async function makeQuote(
  db: SpaceDb,
  study: StudyValues,
  { panel, products }: Pick<StudyServices, "panel" | "products">,
): Promise<Price> {
  const missing = missingInputs(study, products);
  if (missing.length > 0)
    throw new AppError(STUDY_ERRORS.incomplete, { faults: missing.map((name) => ({ path: `/${name}`, rule: "required" })) });
  if (!isPricedBySessions(study, products)) demandTables(study);
  const list = await validPriceList(db, await db.today());
  const price = studyPrice(list, study, { products });
  const request = pricedInputsOf(study, products);
  const isOfPanel = "cells" in request && !ownPeopleOf(study, products);
  const reachable = isOfPanel ? (await panel().feasibility(db, request)).reachable : null;
  await db
    .insertInto("studyQuote")
    .values({
      id: newId(),
      study: String(study.id),
      priceList: list.id,
      inputHash: inputHashOf(study, list.id, products),
      inputs: json(request as unknown as Json),
      lines: json(price.lines as unknown as Json),
      total: price.total,
      reachable,
      expiresAt: new Date(Date.now() + QUOTE_DAYS * MS_PER_DAY).toISOString(),
    })
    .execute();
  await db
    .updateTable("study")
    .set({ credits: price.total, price: price.total, draftedAt: new Date().toISOString() })
    .where("id", "=", String(study.id))
    .execute();
  return price;
}

/** The price that was accepted last. */
export async function lastQuote(db: SpaceDb, studyId: string) {
  return db
    .selectFrom("studyQuote")
    .select(["id", "priceList", "inputHash", "inputs", "lines", "total", "expiresAt", "holdKey", "charged"])
    .where("study", "=", studyId)
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}

export type QuoteRow = NonNullable<Awaited<ReturnType<typeof lastQuote>>>;

const isExpired = ({ expiresAt }: Pick<QuoteRow, "expiresAt">) => Date.parse(expiresAt) <= Date.now();

/** Whether the study is still what was priced. */
const isCurrent = (row: Pick<QuoteRow, "inputHash" | "priceList">, study: StudyValues, { products }: Products) =>
  missingInputs(study, products).length === 0 && row.inputHash === inputHashOf(study, row.priceList ?? "", products);

export function presentQuote(row: Omit<QuoteRow, "inputs">, study: StudyValues, services: Products): Quote {
  return {
    id: row.id,
    lines: row.lines as unknown as readonly PriceLine[],
    total: row.total,
    expiresAt: new Date(row.expiresAt).toISOString(),
    isValid: !isExpired(row) && isCurrent(row, study, services),
    charged: row.charged,
  };
}

/** The quote that the study may be ordered by. @throws AppError `studies.quoteOutdated`, `studies.quoteExpired` */
export async function validQuote(db: SpaceDb, study: StudyValues, services: Products): Promise<QuoteRow> {
  const row = await lastQuote(db, String(study.id));
  if (!row || !isCurrent(row, study, services)) throw new AppError(STUDY_ERRORS.quoteOutdated);
  if (isExpired(row)) throw new AppError(STUDY_ERRORS.quoteExpired);
  return row;
}

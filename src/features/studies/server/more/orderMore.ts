import { studyMoved } from "../../../../contracts/events/study";
import { json, newId, type SpaceDb } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import type { Json } from "../../../../shared/json";
import type { MoreOffer } from "../../shared/api/more";
import { STUDY_ERRORS } from "../../shared/errors";
import type { PriceLine } from "../../shared/price";
import { END } from "../moves/openStudy";
import { inputHashOf } from "../quote/studyInputs";
import type { StudyServices } from "../services";
import { type More, offerMore } from "./offerMore";

interface MoreOrder extends More {
  /** Credits and interviews in all, as they were told: what is sent twice is ordered once. */
  readonly total: number;
  readonly sample: number;
  readonly accountId: string | null;
}

/**
 * Orders more interviews: what is set aside grows by their price, quotas and field by their people. What the study costs in the
 * end follows from the new order, and is never more than both.
 * @throws AppError `studies.quoteOutdated` where one of them is another one by now, `studies.outOfReach`,
 * `credits.insufficient`, those of {@link offerMore}
 */
export async function orderMore(db: SpaceDb, order: MoreOrder, services: StudyServices): Promise<MoreOffer> {
  const { studyId, total, sample, accountId } = order;
  const { credits, panel, products, tools } = services;
  return db.transaction(async () => {
    const { offer, values, request, quote, holdKey, priceList } = await offerMore(db, order, services);
    if (offer.total !== total || offer.sample !== sample) throw new AppError(STUDY_ERRORS.quoteOutdated);
    const { reachable } = offer;
    if (reachable < sample) {
      const fault = { path: "/interviews", rule: "outOfReach", params: { reachable, sample } };
      throw new AppError(STUDY_ERRORS.outOfReach, { faults: [fault] });
    }
    const whole = quote.total + total;
    const nextKey = `study:${studyId}:${newId()}`;
    await credits().release(db, { key: holdKey });
    await credits().hold(db, { key: nextKey, amount: whole, studyId, concept: String(values.name) });
    const lines = [...(quote.lines as unknown as readonly PriceLine[]), ...offer.lines];
    await db
      .insertInto("studyQuote")
      .values({
        ...{ id: newId(), study: studyId, priceList, total: whole, reachable: offer.reachable, holdKey: nextKey },
        inputHash: inputHashOf(values, priceList, products),
        inputs: json(request as unknown as Json),
        lines: json(lines as unknown as Json),
        expiresAt: quote.expiresAt,
      })
      .execute();
    await db
      .updateTable("study")
      .set({
        ...{ sampleSize: offer.sample, fieldDays: Number(values.fieldDays), credits: whole, price: whole },
        quotas: json(values.quotas as Json),
      })
      .where("id", "=", studyId)
      .execute();
    await panel().extendField(db, { studyId, request, endsAt: offer.endsAt });
    await tools().scheduleAt(db, { name: END, at: new Date(offer.endsAt), payload: { studyId }, key: `${END}:${studyId}` });
    await tools().publish(db, studyMoved, { studyId, move: "extend", accountId });
    const act = { spaceId: db.spaceId, accountId, action: "extend", entity: "study", recordId: studyId };
    await tools().note([{ ...act, changes: { amount: { from: null, to: total } } }]);
    return offer;
  });
}

import { AppError, type FieldIssue } from "../../../shared/errors";
import { isJsonObject, type JsonObject } from "../../../shared/json";
import { updateRecords } from "../../api/rest/write/changeRecords";
import { createRecord } from "../../api/rest/write/createRecord";
import { executor, inTransaction } from "../../db/transaction";
import type { CommunityTools } from "../communityTools";
import type { Editor } from "../editor";
import { configurationOf } from "./configurationOf";

/** Runs what writes a part of a body: its faults are told at the part's place. */
async function atPath<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError) || !error.details.faults) throw error;
    const faults = error.details.faults.map((fault) => ({ ...fault, path: `${path}${fault.path}` }));
    throw new AppError(error, { ...error.details, faults });
  }
}

/** What says when and for what LABs are redeemed. */
export const REDEEM_FIELDS = ["gamification", "redeemFrom", "redeemTo", "alertThresholds"] as const;
/** What a card needs to be offered (spec section 5, Gamification). */
export const CARD_REQUIRED = ["name", "description", "labs", "valueEuros", "logo"] as const;

/** A body of the call. */
export type RedeemInfo = JsonObject & { readonly cards?: readonly JsonObject[] };

function isTold(value: unknown): boolean {
  return typeof value === "string" ? value.trim() !== "" : value !== undefined && value !== null;
}

function scheduleIssues(info: RedeemInfo): readonly FieldIssue[] {
  const dates = ["redeemFrom", "redeemTo"].filter((name) => !isTold(info[name]));
  const thresholds = Array.isArray(info.alertThresholds) && info.alertThresholds.length > 0;
  return [...dates, ...(thresholds ? [] : ["alertThresholds"])].map((name) => ({ path: `/${name}`, rule: "required" }));
}

/** With gamification off nothing of it needs to be there. @throws AppError `request.invalid` */
function demandSchedule(info: RedeemInfo): void {
  const faults = info.gamification === true ? scheduleIssues(info) : [];
  if (faults.length > 0) throw new AppError("request.invalid", { faults });
}

export function readCards({ root }: CommunityTools, communityId: string) {
  return executor(root)
    .selectFrom("redeemCard")
    .select(["id", "name", "description", "labs", "valueEuros", "logo", "active"])
    .where("spaceId", "=", communityId)
    .orderBy("labs")
    .orderBy("name")
    .execute();
}

/** @throws AppError `request.invalid` where no card can be offered, or one that is offered lacks something */
async function demandCards(tools: CommunityTools, communityId: string): Promise<void> {
  const offered = (await readCards(tools, communityId)).filter(({ active }) => active);
  const isComplete = (card: (typeof offered)[number]) => CARD_REQUIRED.every((name) => isTold(card[name]));
  if (offered.some(isComplete)) return;
  throw new AppError("request.invalid", { faults: [{ path: "/cards", rule: "minItems", params: { limit: 1 } }] });
}

/** A card that is offered tells all; one that is not may be a draft. @throws AppError `request.invalid` */
function demandCard(card: JsonObject, index: number): void {
  if (card.active === false) return;
  const lacking = CARD_REQUIRED.filter((name) => !isTold(card[name]));
  const faults = lacking.map((name) => ({ path: `/cards/${index}/${name}`, rule: "required" }));
  if (faults.length > 0) throw new AppError("request.invalid", { faults });
}

async function writeCard(tools: CommunityTools, { inCommunity }: Editor, { id, ...values }: JsonObject): Promise<string> {
  const { context, card } = tools;
  if (typeof id !== "string") return String((await createRecord(context, card, inCommunity, values)).id);
  const [written] = await updateRecords(context, card, inCommunity, [id], { active: true, ...values });
  if (!written) throw new AppError("request.invalid", { faults: [{ path: "/id", rule: "reference" }] });
  return id;
}

/** The cards as the community offers them from now on; those that are not named are offered no more. */
async function writeCards(tools: CommunityTools, editor: Editor, cards: readonly JsonObject[]): Promise<void> {
  const kept = new Set<string>();
  for (const [index, card] of cards.entries()) {
    demandCard(card, index);
    kept.add(await atPath(`/cards/${index}`, () => writeCard(tools, editor, card)));
  }
  const others = (await readCards(tools, editor.communityId)).filter(({ id, active }) => active && !kept.has(id));
  const ids = others.map(({ id }) => id);
  if (ids.length > 0) await updateRecords(tools.context, tools.card, editor.inCommunity, ids, { active: false });
}

/**
 * Sets when LABs are redeemed, for which cards, and from how many on people are told: all of it or nothing.
 * @throws AppError `request.invalid`
 */
export async function changeRedeemInfo(tools: CommunityTools, editor: Editor, info: RedeemInfo): Promise<void> {
  const { root, context, configuration } = tools;
  const { cards, ...settings } = info;
  demandSchedule(info);
  await inTransaction(root, async () => {
    const id = await configurationOf(context, editor.communityId);
    await updateRecords(context, configuration, editor.inCommunity, [id], settings);
    if (cards) await writeCards(tools, editor, cards.filter(isJsonObject));
    if (info.gamification === true) await demandCards(tools, editor.communityId);
  });
}

/** What the call answers: the settings and all cards. */
export async function readRedeemInfo(tools: CommunityTools, communityId: string) {
  const settings = await executor(tools.root)
    .selectFrom("communityConfiguration")
    .select([...REDEEM_FIELDS])
    .where("spaceId", "=", communityId)
    .executeTakeFirstOrThrow();
  const cards = await readCards(tools, communityId);
  return { ...settings, cards: cards.map((card) => ({ ...card, valueEuros: Number(card.valueEuros) })) };
}

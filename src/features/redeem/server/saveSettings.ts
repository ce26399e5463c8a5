import type { RecordWrites, SpaceDb } from "../../../server/kit";
import { AppError, type FieldIssue } from "../../../shared/errors";
import type { JsonObject } from "../../../shared/json";
import type { RedeemSettings, SavedRedeemSettings } from "../shared/api/settings";
import { readCards } from "./cards";

type CardValues = NonNullable<RedeemSettings["cards"]>[number];

/** What a card needs to be offered (spec section 5, Gamification). */
const CARD_REQUIRED = ["name", "description", "labs", "valueEuros", "logo"] as const;

interface SettingsWrites {
  readonly db: SpaceDb;
  /** In the name of the community's administrator. */
  readonly records: RecordWrites;
  /** Id of the community's configuration, which is made if there is none. */
  readonly configurationOf: (db: SpaceDb) => Promise<string>;
}

/** Runs what writes a part of a body; its issues are reported at the part's path. */
async function atPath<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError) || !error.details.faults) throw error;
    const faults = error.details.faults.map((fault) => ({ ...fault, path: `${path}${fault.path}` }));
    throw new AppError(error, { ...error.details, faults });
  }
}

function isGiven(value: unknown): boolean {
  return typeof value === "string" ? value.trim() !== "" : value !== undefined && value !== null;
}

function scheduleIssues(settings: RedeemSettings): readonly FieldIssue[] {
  const { alertThresholds } = settings;
  const dates = (["redeemFrom", "redeemTo"] as const).filter((name) => !isGiven(settings[name]));
  const hasThresholds = Array.isArray(alertThresholds) && alertThresholds.length > 0;
  return [...dates, ...(hasThresholds ? [] : ["alertThresholds"])].map((name) => ({ path: `/${name}`, rule: "required" }));
}

/** With gamification off none of it is needed. @throws AppError `request.invalid` */
function assertSchedule(settings: RedeemSettings): void {
  const faults = settings.gamification ? scheduleIssues(settings) : [];
  if (faults.length > 0) throw new AppError("request.invalid", { faults });
}

/** @throws AppError `request.invalid` if no card can be offered, or each that is offered lacks something */
async function assertCards(db: SpaceDb): Promise<void> {
  const offered = (await readCards(db)).filter(({ active }) => active);
  const isComplete = (card: (typeof offered)[number]) => CARD_REQUIRED.every((name) => isGiven(card[name]));
  if (offered.some(isComplete)) return;
  throw new AppError("request.invalid", { faults: [{ path: "/cards", rule: "minItems", params: { limit: 1 } }] });
}

/** A card that is offered says everything; one that isn't may be a draft. @throws AppError `request.invalid` */
function assertCard(card: CardValues, index: number): void {
  if (card.active === false) return;
  const lacking = CARD_REQUIRED.filter((name) => !isGiven(card[name]));
  const faults = lacking.map((name) => ({ path: `/cards/${index}/${name}`, rule: "required" }));
  if (faults.length > 0) throw new AppError("request.invalid", { faults });
}

async function writeCard({ db, records }: SettingsWrites, { id, ...values }: CardValues): Promise<string> {
  if (id === undefined) return String((await records.create("redeemCard", values as JsonObject)).id);
  const known = await db.selectFrom("redeemCard").select("id").where("id", "=", id).executeTakeFirst();
  if (!known) throw new AppError("request.invalid", { faults: [{ path: "/id", rule: "reference" }] });
  await records.update("redeemCard", id, { active: true, ...(values as JsonObject) });
  return id;
}

/** The cards on offer from now on; those that aren't named are withdrawn. */
async function writeCards(writes: SettingsWrites, cards: readonly CardValues[]): Promise<void> {
  const kept = new Set<string>();
  for (const [index, card] of cards.entries()) {
    assertCard(card, index);
    kept.add(await atPath(`/cards/${index}`, () => writeCard(writes, card)));
  }
  const withdrawn = (await readCards(writes.db)).filter(({ id, active }) => active && !kept.has(id));
  for (const { id } of withdrawn) await writes.records.update("redeemCard", id, { active: false });
}

/**
 * Sets when LABs are redeemed, for which cards, and from how many LABs on members are told: all of it or nothing.
 * @throws AppError `request.invalid`
 */
export async function saveSettings(writes: SettingsWrites, settings: RedeemSettings): Promise<void> {
  const { db, records, configurationOf } = writes;
  const { cards, ...values } = settings;
  assertSchedule(settings);
  await db.transaction(async () => {
    await records.update("communityConfiguration", await configurationOf(db), values as JsonObject);
    if (cards) await writeCards(writes, cards);
    if (settings.gamification) await assertCards(db);
  });
}

/** The settings as they are now, and all cards. */
export async function readSettings(db: SpaceDb): Promise<SavedRedeemSettings> {
  const settings = await db
    .selectFrom("communityConfiguration")
    .select(["gamification", "redeemFrom", "redeemTo", "secondRedeemFrom", "secondRedeemTo", "alertThresholds"])
    .executeTakeFirstOrThrow();
  const cards = await readCards(db);
  return {
    ...settings,
    alertThresholds: settings.alertThresholds as SavedRedeemSettings["alertThresholds"],
    cards: cards.map((card) => ({ ...card, valueEuros: Number(card.valueEuros) })),
  };
}

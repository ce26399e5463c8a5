import { newId, type SpaceDb } from "../../../../src/server/kit";
import { INDICATORS, type Indicator } from "../../shared/neuroTest";

/** Where the demo's norms lie, and how far they spread around. */
const NORMS: Readonly<Record<Indicator, readonly [middle: number, spread: number]>> = {
  ...{ brandRecognition: [1.7, 0.45], activation: [0.2, 0.18], attention: [0.9, 0.05], brandContribution: [0.05, 0.06] },
  ...{ emotionalImpact: [11, 3.5], rejection: [0.16, 0.07], negativity: [0.24, 0.08], positivity: [0.52, 0.11] },
  attentionImpact: [0.66, 0.12],
};
const LEAST: Partial<Record<Indicator, number>> = { brandContribution: -1, activation: -5 };
const MOST: Partial<Record<Indicator, number>> = { brandRecognition: 10, emotionalImpact: 50, activation: 5 };

/** The sector of the demo's study has just enough to be compared with; the others belong to all sectors. */
const SECTORS = [
  ...Array.from({ length: 32 }, () => "TRAVEL_LEISURE"),
  "CARS",
  "CARS",
  "FUEL",
  "ENERGY",
  "INSTITUTIONS",
  "BANKING",
];
const OTHERS = ["TELECOM", "RETAIL_RESTAURANTS"];

/** A norm base that says of itself that it is the demo's. @param random uniform in [0, 1) */
export async function seedNorms(db: SpaceDb, random: () => number): Promise<void> {
  const spain = await db.selectFrom("country").select("id").where("code", "=", "ES").executeTakeFirst();
  const rawOf = (name: Indicator) => {
    const [middle, spread] = NORMS[name];
    const drawn = middle + (random() + random() + random() - 1.5) * 2 * spread;
    return Math.round(Math.min(MOST[name] ?? 1, Math.max(LEAST[name] ?? 0, drawn)) * 1_000) / 1_000;
  };
  const rows = [...SECTORS, ...OTHERS].map((sector) => ({
    ...{ id: newId(), sector, country: spain?.id ?? null, source: "DEMO", people: 250 + Math.floor(random() * 150) },
    ...(Object.fromEntries(INDICATORS.map((name) => [name, rawOf(name)])) as Readonly<Record<Indicator, number>>),
  }));
  await db.insertInto("neuroNorm").values(rows).execute();
}

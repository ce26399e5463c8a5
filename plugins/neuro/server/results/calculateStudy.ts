import type { QuestionnaireService } from "../../../../src/contracts/services/questionnaires";
import { json, newId, type SpaceDb, sql } from "../../../../src/server/kit";
import { type AdFigures, adFigures } from "../../shared/indicators/adFigures";
import { NEURO_STUDY } from "../../shared/neuroStudy";
import { INDICATORS, type Indicator } from "../../shared/neuroTest";
import { type NormRow, type Standing, standingOf } from "../../shared/norm";
import { addNorm, isNorm, readNorms } from "../norm/norms";
import { type NeuroAd, neuroAds } from "./neuroAds";
import { readPeople } from "./readPeople";

/** As `neuroResult.figures` holds it. */
export interface StoredFigures extends AdFigures {
  /** Where the advertisement stood among those of the norm base when it was calculated. */
  readonly standings: Readonly<Record<Indicator, Standing | null>>;
}

interface Study {
  readonly id: string;
  readonly status: string;
  readonly neuroSector: string | null;
  readonly country: string | null;
}

function standingsOf({ indicators }: AdFigures, sector: string | null, norms: readonly NormRow[]): StoredFigures["standings"] {
  const entries = INDICATORS.map((name) => {
    const raw = indicators[name]?.raw;
    return [name, raw === undefined ? null : standingOf(name, { raw, sector }, norms)];
  });
  return Object.fromEntries(entries) as StoredFigures["standings"];
}

/** An uploaded picture's address; pictures that are part of the questionnaire itself are read from there. */
const addressOf = ({ image }: NeuroAd) => (image?.startsWith("data:") ? null : image);

/** Writes an advertisement's result, and once its study is finished the norm that it is for others: once, however often it is called. */
async function keepResult(
  db: SpaceDb,
  study: Study,
  { ad, figures, norms }: { readonly ad: NeuroAd; readonly figures: AdFigures; readonly norms: readonly NormRow[] },
): Promise<void> {
  const known = await db
    .selectFrom("neuroResult")
    .select(["id", "isFinal", "normedAt"])
    .where("study", "=", study.id)
    .where("question", "=", ad.questionId)
    .executeTakeFirst();
  if (known?.isFinal) return;
  const isFinal = study.status === "FINISHED";
  const { neuroSector: sector, country } = study;
  const isNew = isFinal && sector !== null && !known?.normedAt && isNorm(figures);
  const standings = standingsOf(figures, sector, norms);
  const values = {
    ...{ stimulus: ad.title, image: addressOf(ad), people: figures.branded + figures.unbranded, isFinal },
    ...Object.fromEntries(INDICATORS.map((name) => [name, standings[name]?.value ?? null])),
    figures: json({ ...figures, standings }),
    calculatedAt: sql<string>`now()`,
    ...(isNew ? { normedAt: sql<string>`now()` } : {}),
  };
  if (known) await db.updateTable("neuroResult").set(values).where("id", "=", known.id).execute();
  else
    await db
      .insertInto("neuroResult")
      .values({ id: newId(), study: study.id, question: ad.questionId, ...values })
      .execute();
  if (isNew && sector !== null) await addNorm(db, { figures, sector, country });
}

/**
 * Calculates the results of a Neuro study from its answers, and keeps them by advertisement. Those of a finished study are
 * final: they stay as they were compared.
 */
export async function calculateStudy(db: SpaceDb, studyId: string, questionnaires: QuestionnaireService): Promise<void> {
  const study = await db
    .selectFrom("study")
    .select(["id", "status", "neuroSector", "country"])
    .where("id", "=", studyId)
    .where("type", "=", NEURO_STUDY)
    .where("questionnaire", "is not", null)
    .executeTakeFirst();
  if (!study) return;
  const { questionnaireId, ads } = await neuroAds(db, studyId, questionnaires);
  const norms = await readNorms(db);
  const results: { readonly ad: NeuroAd; readonly figures: AdFigures }[] = [];
  for (const ad of ads) {
    const { people, excluded } = await readPeople(db, { questionnaireId, questionId: ad.questionId });
    results.push({ ad, figures: adFigures(people, { zones: ad.zones, excluded }) });
  }
  await db.transaction(async () => {
    // Two calculations at once write one after the other: neither adds a norm that the other has added.
    await db.selectFrom("study").select("id").where("id", "=", studyId).forUpdate().execute();
    for (const result of results) await keepResult(db, study, { ...result, norms });
  });
}

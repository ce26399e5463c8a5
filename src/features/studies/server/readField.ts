import type { SpaceDb } from "../../../server/kit";
import { createZone } from "../../../shared/dates/zone";
import { AppError } from "../../../shared/errors";
import type { StudyField } from "../shared/api/orders";
import { OPENS_AT } from "./moves/approveStudy";
import { fieldCellsOf } from "./moves/fieldCells";
import { dueOf } from "./moves/finishStudy";
import { lastQuote } from "./quote/quotes";
import { ownPeopleOf, type StudyValues } from "./quote/studyInputs";
import type { StudyServices } from "./services";

const NOTHING_YET = {
  ...{ pausedFor: null, openedAt: null, endsAt: null, closedAt: null, incidence: null, reconciledAt: null },
  ...{
    completes: 0,
    invited: 0,
    reminded: 0,
    entered: 0,
    begun: 0,
    screenedOut: 0,
    overQuota: 0,
    discarded: 0,
    dropped: 0,
    coins: 0,
    softLaunch: null,
  },
  waves: [],
} as const;

/** What finishing a study in field now would charge and give back; null where nothing is set aside. */
async function endingOf(db: SpaceDb, study: StudyValues, services: StudyServices): Promise<StudyField["ending"]> {
  const quote = study.status === "OPEN" ? await lastQuote(db, String(study.id)) : undefined;
  if (!quote?.holdKey) return null;
  const charged = await dueOf(db, quote, study, services);
  return { charged, returned: quote.total - charged };
}

/** What the panel says of a field, or whoever else brings its people: these have neither incidence nor coins, and no cells. */
async function fieldOf(db: SpaceDb, study: StudyValues, { panel, products }: StudyServices) {
  const people = ownPeopleOf(study, products);
  if (!people) return panel().fieldOf(db, String(study.id));
  const field = await people.fieldOf(db, String(study.id));
  if (!field) return undefined;
  const pausedFor = field.state === "paused" ? ("HAND" as const) : null;
  const none = { softLaunch: null, incidence: null, quotedIncidence: 0, coins: 0, cells: [], waves: [] };
  return { ...field, pausedFor, ...none };
}

/** How a study's field stands, also before it begins. @throws AppError `record.notFound` */
export async function readField(db: SpaceDb, studyId: string, services: StudyServices): Promise<StudyField> {
  const { tools, products } = services;
  const study = await db.selectFrom("study").selectAll().where("id", "=", studyId).executeTakeFirst();
  if (!study) throw new AppError("record.notFound");
  const sample = Number(study.sampleSize ?? 0);
  const field = await fieldOf(db, study, services);
  const reconciledAt = study.reconciledAt && new Date(study.reconciledAt).toISOString();
  const ending = await endingOf(db, study, services);
  const people = ownPeopleOf(study, products) ? ("own" as const) : ("panel" as const);
  if (field) return { ...field, people, opensAt: null, sample, reconciledAt, ending };
  const isWaiting = study.status === "CONFIRMED" && study.approvedAt !== null && study.releaseDate !== null;
  const zone = createZone(await tools().timeZone(db));
  return {
    ...NOTHING_YET,
    ...{ people, ending },
    state: isWaiting ? "waiting" : "none",
    opensAt: isWaiting && study.releaseDate ? zone.instantOf(study.releaseDate, OPENS_AT) : null,
    sample,
    quotedIncidence: Number(study.incidenceRate ?? 0),
    cells: (people === "own" ? [] : fieldCellsOf(study)).map(({ title, target, criteria }) => ({
      ...{ title, target, criteria: criteria.map(({ criterion }) => criterion) },
      ...{ completes: 0, begun: 0, invited: 0 },
    })),
  };
}

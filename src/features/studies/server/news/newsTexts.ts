import type { StudyMove } from "../../../../contracts/events/study";
import type { HostTools, SpaceDb } from "../../../../server/kit";
import type { Language } from "../../../../shared/languages";
import type { StudyServices } from "../services";

/** Longest message of the entity `clientNotification`. */
const LONGEST_MESSAGE = 5_000;

/** Name of a news' texts under `studies.news`. */
type NewsName = "sendBack" | "approve" | "open" | "pause" | "pauseByHand" | "softLaunch" | "extend" | "finish" | "reconcile";

/** What the company is told. A field that nobody paused has paused because too few people fit. */
const NAMES: Readonly<Partial<Record<StudyMove, (isByHand: boolean) => NewsName>>> = {
  sendBack: () => "sendBack",
  approve: () => "approve",
  open: () => "open",
  pause: (isByHand) => (isByHand ? "pauseByHand" : "pause"),
  softLaunch: () => "softLaunch",
  extend: () => "extend",
  finish: () => "finish",
  reconcile: () => "reconcile",
};

/** A study as its news speak of it. */
export interface ToldStudy {
  readonly id: string;
  readonly name: string;
  readonly sampleSize: number | null;
  readonly releaseDate: string | null;
  readonly reviewEndsAt: string | null;
  readonly reviewComment: string | null;
  readonly questionnaire: string | null;
}

/** The study that was moved; nothing where it is gone. */
export function readToldStudy(db: SpaceDb, studyId: string): Promise<ToldStudy | undefined> {
  return db
    .selectFrom("study")
    .select(["id", "name", "sampleSize", "releaseDate", "reviewEndsAt", "reviewComment", "questionnaire"])
    .where("id", "=", studyId)
    .executeTakeFirst();
}

/** A calendar day in words: it has no zone. */
const dayIn = (language: Language, day: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));

async function completesOf(db: SpaceDb, { questionnaire }: ToldStudy, { fieldwork }: StudyServices): Promise<number> {
  if (!questionnaire) return 0;
  return (await fieldwork().count(db, questionnaire)).dispositions.complete ?? 0;
}

interface Told {
  readonly study: ToldStudy;
  readonly move: StudyMove;
  /** Whether a person decided it. */
  readonly isByHand: boolean;
}

/** What the company reads of a move, in its language; nothing where the move isn't told. */
export async function newsTexts(
  db: SpaceDb,
  { study, move, isByHand }: Told,
  { tools, services }: { readonly tools: Pick<HostTools, "language" | "text">; readonly services: StudyServices },
): Promise<{ readonly title: string; readonly message: string } | undefined> {
  const name = NAMES[move]?.(isByHand);
  if (!name) return undefined;
  const language = await tools.language(db);
  const number = new Intl.NumberFormat(language);
  const values = {
    name: study.name,
    comment: study.reviewComment ?? "",
    date: dayIn(language, study.releaseDate ?? new Date().toISOString()),
    sample: number.format(study.sampleSize ?? 0),
    completes: number.format(await completesOf(db, study, services)),
  };
  const text = (part: string) => tools.text(language, `studies.news.${name}.${part}`, values);
  return { title: text("title"), message: text("message").slice(0, LONGEST_MESSAGE) };
}

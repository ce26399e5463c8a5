import { type DemoSeed, json, newId, type SpaceDb } from "../../../server/kit";
import { dayIn } from "../../../shared/dates/dayIn";
import { MS_PER_DAY } from "../../../shared/dates/msPerDay";
import type { Json } from "../../../shared/json";
import type { StudyQuota } from "../shared/quotaTables";
import { REVIEW_DAYS } from "../shared/studies";
import { businessDaysAfter } from "./businessDays";
import { readHolidays } from "./holidays/readHolidays";
import { lastQuote, makeQuote } from "./quote/quotes";
import type { StudyServices } from "./services";

interface DemoStudy {
  /** @default CONSUMER_SURVEY */
  readonly type?: string;
  readonly name: string;
  readonly title: string;
  readonly objective: string;
  readonly status: "UNDER_CONSTRUCTION" | "PROCESSING" | "CONFIRMED" | "OPEN" | "FINISHED";
  /** Days from today. */
  readonly releasesIn?: number;
  readonly sampleSize?: number;
  readonly incidenceRate?: number;
  readonly estimatedDuration?: number;
  readonly softLaunch?: number;
  readonly criteria?: readonly { readonly criterion: string; readonly values: readonly string[] }[];
  readonly quotas?: readonly StudyQuota[];
}

const byGender = (women: number, men: number) => [
  { title: "Mujer", target: women, criterion: "GENDER", values: ["W"] },
  { title: "Hombre", target: men, criterion: "GENDER", values: ["M"] },
];

const AGES = ["16-24", "25-34", "35-44", "45-54", "55-64", "65+"];

const ageTitle = (age: string) => (age === "65+" ? "65 o más" : `De ${age.replace("-", " a ")}`);

/** @param targets of the panel's age bands, the youngest first */
const byAge = (...targets: readonly number[]) =>
  AGES.flatMap((age, index) =>
    targets[index] ? [{ title: ageTitle(age), target: targets[index], criterion: "AGE", values: [age] }] : [],
  );

/** Women and men of each age: as many of the one as of the other. @param targets of the four bands from 25 to 64 */
const byGenderAndAge = (...targets: readonly number[]) =>
  byGender(1, 1).flatMap((gender) =>
    byAge(0, ...targets).map(({ title, target, values }) => ({
      ...{ ...gender, title: `${gender.title} · ${title}`, target },
      ...{ secondCriterion: "AGE", secondValues: values },
    })),
  );

/** A survey at each stage and studies of other products, on one topic: how people move about. */
const STUDIES: readonly DemoStudy[] = [
  {
    name: "Bici pública: uso y satisfacción",
    title: "Cómo te mueves por la ciudad",
    objective: "Saber quién usa la bici pública, para qué trayectos y qué la haría mejor.",
    status: "FINISHED",
    ...{ releasesIn: -24, sampleSize: 240, incidenceRate: 80, estimatedDuration: 8, quotas: byGender(120, 120) },
  },
  {
    name: "Movilidad al trabajo, segunda ola",
    title: "Cómo te mueves por la ciudad",
    objective: "Medir qué ha cambiado desde la ampliación de la red de autobuses.",
    status: "OPEN",
    ...{ releasesIn: -3, sampleSize: 300, incidenceRate: 70, estimatedDuration: 8 },
    quotas: [...byGender(150, 150), ...byAge(22, 56, 70, 66, 48, 38)],
  },
  {
    name: "Reforma de la plaza",
    title: "Ideas para la plaza",
    objective: "Reunir ideas del barrio antes del concurso de proyectos.",
    status: "CONFIRMED",
    ...{ releasesIn: 4, sampleSize: 150, incidenceRate: 90, estimatedDuration: 5, softLaunch: 20 },
    criteria: [{ criterion: "AGE", values: ["25-34", "35-44", "45-54", "55-64"] }],
  },
  {
    name: "Diario de repostajes",
    title: "Tus últimos repostajes",
    objective: "Con qué frecuencia se reposta y en qué estaciones.",
    status: "PROCESSING",
    ...{ releasesIn: 9, sampleSize: 100, incidenceRate: 60, estimatedDuration: 6, quotas: byGenderAndAge(11, 14, 14, 11) },
    criteria: [{ criterion: "AGE", values: ["25-34", "35-44", "45-54", "55-64"] }],
  },
  {
    name: "Aparcamientos disuasorios",
    title: "Dónde dejas el coche",
    objective: "Conocer las razones para no usar los aparcamientos de las afueras.",
    status: "UNDER_CONSTRUCTION",
    ...{ releasesIn: 20, sampleSize: 400 },
  },
  {
    type: "UX_QUANTITATIVE",
    name: "Comprar el abono en la web",
    title: "Compra tu abono en la web",
    objective: "Ver dónde se atasca la gente al comprar un abono y si encuentra los descuentos.",
    status: "FINISHED",
    ...{ releasesIn: -12, sampleSize: 12, incidenceRate: 80, estimatedDuration: 8, quotas: byGender(6, 6) },
  },
  {
    type: "NEURO",
    name: "Dos anuncios del autobús",
    title: "¿Qué te dicen estos anuncios?",
    objective: "Saber cuál de los dos anuncios de la campaña de otoño recuerda y convence más.",
    status: "FINISHED",
    ...{ releasesIn: -16, sampleSize: 280, incidenceRate: 90, estimatedDuration: 8, quotas: byGender(140, 140) },
  },
  {
    type: "OWN_DATABASE_SURVEY",
    name: "Abonados: atención al cliente",
    title: "Tu abono de transporte",
    objective: "Saber cómo valoran los abonados la atención y qué mejorarían del abono.",
    status: "OPEN",
    ...{ releasesIn: -5, sampleSize: 40, estimatedDuration: 4 },
  },
];

/** What the demo's company has contracted. */
const LICENCE = { plan: "GOLD", billing: "YEARLY", concurrentStudies: 10, maximumSample: 5_000, users: 25, maxSurveyMinutes: 30 };

/** What it hasn't: the new-study page says how to get it. */
const NOT_CONTRACTED = "UX_MODERATED";

/** Of the demo's company. */
const TIME_ZONE = "Europe/Madrid";

const day = (offset: number) => dayIn(TIME_ZONE, inDays(offset));
const inDays = (days: number) => new Date(Date.now() + days * MS_PER_DAY);

async function country(db: SpaceDb): Promise<string | null> {
  const row = await db.selectFrom("country").select("id").where("code", "=", "ES").executeTakeFirst();
  return row?.id ?? null;
}

/** Its credits as they moved with it. */
async function moveCredits(db: SpaceDb, { id, name, status }: DemoStudy & { readonly id: string }, { credits }: StudyServices) {
  const quote = await lastQuote(db, id);
  if (!quote || status === "PROCESSING") return;
  const holdKey = `study:${id}:demo`;
  await credits().hold(db, { key: holdKey, amount: quote.total, studyId: id, concept: name });
  const charged = status === "FINISHED" ? quote.total : null;
  if (charged !== null) await credits().settle(db, { key: holdKey, amount: charged });
  await db.updateTable("studyQuote").set({ holdKey, charged }).where("id", "=", quote.id).execute();
}

/** Studies of the demo's company; their questionnaires are filled by whom questionnaires belong to. */
export function demoStudies(services: StudyServices): DemoSeed {
  return {
    name: "studies",
    order: 200,
    run: async ({ spaceDb, companyId }) => {
      const db = spaceDb(companyId);
      const spain = await country(db);
      const all = [...services.products.keys(), ...services.otherProducts.keys()];
      const products = all.filter((name) => name !== NOT_CONTRACTED);
      await db
        .insertInto("licence")
        .values({ id: newId(), ...LICENCE, products, startsOn: day(-90), endsOn: day(275) })
        .execute();
      const holidays = await readHolidays(db, { since: await db.today(), country: spain });
      const review = { days: REVIEW_DAYS, holidays, timeZone: TIME_ZONE };
      for (const { releasesIn = 0, criteria = [], quotas = [], type = "CONSUMER_SURVEY", ...study } of STUDIES) {
        // Of a plugin that isn't run.
        if (!services.products.has(type)) continue;
        const id = newId();
        const releaseDate = day(releasesIn);
        const isInField = study.status === "OPEN" || study.status === "FINISHED";
        const dates = {
          approvedAt: isInField ? inDays(releasesIn - 1).toISOString() : null,
          reconciledAt: study.status === "FINISHED" ? inDays(releasesIn + 8).toISOString() : null,
          openedAt: isInField ? inDays(releasesIn).toISOString() : null,
          finishedAt: study.status === "FINISHED" ? inDays(releasesIn + 6).toISOString() : null,
          reviewEndsAt: study.status === "CONFIRMED" ? businessDaysAfter(new Date(), review).toISOString() : null,
        };
        const values = { id, type, ...study, country: spain, releaseDate, criteria, quotas };
        await db
          .insertInto("study")
          .values({ ...values, ...dates, criteria: json(criteria as unknown as Json), quotas: json(quotas as unknown as Json) })
          .execute();
        if (study.status === "UNDER_CONSTRUCTION") continue;
        // As it is stored: a quote holds for exactly that, the order of its keys included.
        const stored = await db.selectFrom("study").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
        await makeQuote(db, stored, services);
        await moveCredits(db, { ...study, id }, services);
        if (isInField)
          await db
            .updateTable("study")
            .set({ draftedAt: inDays(releasesIn - 2).toISOString() })
            .where("id", "=", id)
            .execute();
      }
    },
  };
}

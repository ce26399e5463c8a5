import type { FieldworkService } from "../../../../contracts/services/fieldwork";
import type { QuestionnaireService } from "../../../../contracts/services/questionnaires";
import { createToken, type DemoSeed, newId, type SpaceDb, sql } from "../../../../server/kit";
import { MS_PER_DAY } from "../../../../shared/dates/msPerDay";
import { DEVICES } from "../../../../survey/fieldwork/fieldwork";
import { OWN_DATABASE } from "../../shared/ownDatabase";
import { agree } from "../entry/consents";
import { SUPPLIER } from "../rules";
import { SUBSCRIBER_CONSENT, SUBSCRIBERS, type Subscriber, subscriberSurvey } from "./subscribers";

interface DemoServices {
  readonly questionnaires: () => QuestionnaireService;
  readonly fieldwork: () => FieldworkService;
}

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
/** One after another, so that the order of responses is that of people. */
const APART_MS = 2 * HOUR_MS;
const REMINDER_DAYS = ["2", "4"];

interface Opened {
  readonly id: string;
  readonly openedAt: string;
  readonly fieldDays: number | null;
}

const plain = (name: string) => name.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

async function addPeople(
  db: SpaceDb,
  { id: study, openedAt }: Opened,
): Promise<readonly (Subscriber & { readonly id: string })[]> {
  const people = SUBSCRIBERS.map((person) => ({ ...person, id: newId() }));
  const at = (days: number) => new Date(Date.parse(openedAt) + days * MS_PER_DAY).toISOString();
  await db
    .insertInto("addressee")
    .values(
      people.map(({ id, name, end }) => {
        // Who is silent has had all reminders: nobody of the demo is written to.
        const reminders = end === "silent" || end === "begun" ? REMINDER_DAYS.length : 0;
        return {
          ...{ id, study, email: `${plain(name)}@abonados.example`, name, language: "es" as const },
          ...{ invitedAt: openedAt, reminders, mails: 1 + reminders, mailedAt: at(reminders * 2) },
          bouncedAt: end === "bounced" ? openedAt : null,
          unsubscribedAt: end === "unsubscribed" ? at(1) : null,
        };
      }),
    )
    .execute();
  return people;
}

async function answer(db: SpaceDb, study: Opened, services: DemoServices): Promise<void> {
  const people = (await addPeople(db, study)).filter(({ end }) => end === "answered" || end === "begun");
  const row = await services.questionnaires().questionnaireOf(db, study.id);
  const version = await services.questionnaires().publishedVersionOf(db, row);
  if (!version) throw new Error("the demo's survey of an own database is not published");
  const beganAt = (place: number) => Date.parse(study.openedAt) + HOUR_MS + place * APART_MS;
  const responses = people.map(({ contact, satisfaction, improve }, place) => ({
    startedAt: new Date(beganAt(place)).toISOString(),
    completedAt: new Date(beganAt(place) + (3 + (place % 4)) * MINUTE_MS).toISOString(),
    answers: {
      contact: { value: contact },
      satisfaction: { value: satisfaction },
      ...(improve === "" ? {} : { improve: { value: improve } }),
    },
    language: "es",
  }));
  const of = { questionnaire: row.id, questionnaireVersion: version.id, channel: "simulated" as const };
  await services.fieldwork().writeResponses(db, { ...of, responses });
  await services.fieldwork().showResponses(db, version.id);
  const written = await db.selectFrom("response").select("id").where("questionnaire", "=", row.id).orderBy("startedAt").execute();
  for (const [place, { id, end }] of people.entries()) {
    await agree(db, { studyId: study.id, respondent: id, text: SUBSCRIBER_CONSENT, language: "es" });
    await db
      .updateTable("response")
      .set({ supplier: SUPPLIER.id, externalId: id, channel: "link" })
      .set(
        end === "begun"
          ? { state: "ended", disposition: "dropped" }
          : { disposition: "complete", notifiedDisposition: "complete" },
      )
      .where("id", "=", written[place]?.id ?? "")
      .execute();
  }
}

async function openSurvey(db: SpaceDb, study: Opened, services: DemoServices): Promise<void> {
  const { id, openedAt, fieldDays } = study;
  const questionnaire = newId();
  await db.insertInto("questionnaire").values({ id: questionnaire }).execute();
  await db
    .updateTable("study")
    .set({ questionnaire, consentText: SUBSCRIBER_CONSENT, senderName: "Consorcio de Transportes" })
    .set({ participantSource: "OWN", reminderDays: sql<string[]>`${REMINDER_DAYS}` })
    .where("id", "=", id)
    .execute();
  await services.questionnaires().write(db, id, { questionnaire: subscriberSurvey, isPublished: true });
  await answer(db, study, services);
  const endsAt = new Date(Date.parse(openedAt) + (fieldDays ?? 7) * 2 * MS_PER_DAY).toISOString();
  await db
    .insertInto("ownField")
    .values({ id: newId(), study: id, linkToken: createToken(), state: "OPEN", openedAt, endsAt })
    .execute();
  await services.fieldwork().admit(db, { ownerId: id, supplier: SUPPLIER, devices: DEVICES, closesAt: endsAt, quotas: [] });
}

/** The demo's survey of a client's own database: forty people, of whom more than half have answered. */
export const demoSurvey = (services: DemoServices): DemoSeed => ({
  name: "ownDatabase.survey",
  order: 225,
  run: async ({ spaceDb, companyId }) => {
    const db = spaceDb(companyId);
    const studies = await db
      .selectFrom("study")
      .select(["id", "openedAt", "fieldDays"])
      .where("type", "=", OWN_DATABASE)
      .where("status", "=", "OPEN")
      .where("questionnaire", "is", null)
      .execute();
    for (const { id, openedAt, fieldDays } of studies)
      await openSurvey(db, { id, openedAt: openedAt ?? new Date().toISOString(), fieldDays }, services);
  },
});

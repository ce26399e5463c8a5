import type { FieldworkService, WrittenResponse } from "../../../../src/contracts/services/fieldwork";
import type { QuestionnaireService } from "../../../../src/contracts/services/questionnaires";
import { newId, type SpaceDb } from "../../../../src/server/kit";
import { MS_PER_DAY } from "../../../../src/shared/dates/msPerDay";
import type { Questionnaire } from "../../../../src/survey/questionnaire";
import { UX_TEST } from "../../shared/uxTest";

export interface DemoServices {
  readonly questionnaires: () => QuestionnaireService;
  readonly fieldwork: () => FieldworkService;
}

interface DemoActivity {
  readonly title: string;
  readonly description: string;
  readonly status: "ACTIVE" | "FINISHED";
  /** Days from now. */
  readonly ends: number;
}

/** An activity that asks the questionnaire. @returns its id */
export async function seedActivity(
  db: SpaceDb,
  { ends, ...activity }: DemoActivity,
  asked: Questionnaire,
  services: DemoServices,
): Promise<string> {
  const id = newId();
  const questionnaire = newId();
  await db.insertInto("questionnaire").values({ id: questionnaire }).execute();
  await db
    .insertInto("activity")
    .values({
      ...{ id, type: UX_TEST, questionnaire, ...activity, labs: 40, announced: "OPENED" },
      endsAt: new Date(Date.now() + ends * MS_PER_DAY).toISOString(),
    })
    .execute();
  await services.questionnaires().write(db, id, { questionnaire: asked, isPublished: true });
  return id;
}

/** The demo's own member tries what is open. */
const OWN = "member@demo.test";

/**
 * Gives responses to members, who have taken part in the activity with that.
 * @param responseIds in the order of `responses`
 */
export async function seedParticipations(
  db: SpaceDb,
  activity: string,
  responseIds: readonly string[],
  responses: readonly WrittenResponse[],
): Promise<void> {
  const members = await db
    .selectFrom("member")
    .select("id")
    .where("status", "=", "ACTIVE")
    .where("email", "<>", OWN)
    .orderBy("nickname")
    .limit(responses.length)
    .execute();
  for (const [place, { id: member }] of members.entries()) {
    const { startedAt, completedAt } = responses[place] ?? {};
    await db
      .updateTable("response")
      .set({ member, channel: "member" })
      .where("id", "=", responseIds[place] ?? "")
      .execute();
    await db
      .insertInto("participation")
      .values({
        id: newId(),
        activity,
        member,
        status: "COMPLETED",
        startedAt: startedAt ?? null,
        completedAt: completedAt ?? null,
      })
      .execute();
  }
}

/**
 * Responses to the published version of an activity or a study.
 * @param responses each begins later than the one before
 * @returns their ids in the same order
 */
export async function seedResponses(
  db: SpaceDb,
  ownerId: string,
  responses: readonly WrittenResponse[],
  services: DemoServices,
): Promise<readonly string[]> {
  const row = await services.questionnaires().questionnaireOf(db, ownerId);
  const version = await services.questionnaires().publishedVersionOf(db, row);
  if (!version) throw new Error("the demo's usability test is not published");
  const of = { questionnaire: row.id, questionnaireVersion: version.id, channel: "simulated" as const };
  await services.fieldwork().writeResponses(db, { ...of, responses });
  await services.fieldwork().showResponses(db, version.id);
  const written = await db.selectFrom("response").select("id").where("questionnaire", "=", row.id).orderBy("startedAt").execute();
  return written.map(({ id }) => id);
}

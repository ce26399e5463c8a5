import { type DemoSeed, json, newId, type SpaceDb, sql } from "../../../../../server/kit";
import { MS_PER_DAY } from "../../../../../shared/dates/msPerDay";
import type { Json } from "../../../../../shared/json";
import { createRandom } from "../../../../../shared/random";
import { DEVICES } from "../../../../../survey/fieldwork/fieldwork";
import { peopleByCombination } from "../../field/candidates";
import type { FieldServices } from "../../field/fieldServices";
import { payField } from "../../field/payField";
import { coinsOf, SUPPLIER, segmentOf } from "../../field/rules";
import { readMeaning } from "../../knownValues";
import { invite, WAVES, writeInvitations } from "./invitations";
import { addOtherEnds } from "./otherEnds";
import { periodOf, readResponses, readStudies, requestOf, type StudyRow } from "./studies";

const SEED = 20_270_221;

async function fillField(db: SpaceDb, study: StudyRow, services: FieldServices): Promise<void> {
  const request = requestOf(study);
  if (request.cells.length === 0) return;
  const people = await peopleByCombination(db, request, await readMeaning(db, request));
  await addOtherEnds(db, study, await readResponses(db, study.questionnaire ?? ""));
  const random = createRandom(SEED);
  const responses = (await readResponses(db, study.questionnaire ?? ""))
    .map((response) => ({ response, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ response }) => response);
  const coins = coinsOf(request.minutes);
  await writeInvitations(db, invite(study, responses, people));
  const { opened } = periodOf(study);
  const endsAt = new Date(opened + request.days * MS_PER_DAY).toISOString();
  const isOver = study.status === "FINISHED";
  await db
    .insertInto("panelField")
    .values({
      ...{ id: newId(), study: study.id, title: study.title, request: json(request as unknown as Json), coins, endsAt },
      ...{ state: isOver ? "CLOSED" : "OPEN", wave: WAVES, openedAt: new Date(opened).toISOString() },
      ...{ closedAt: study.finishedAt },
    })
    .execute();
  if (study.reconciledAt) await payField(db, study.id);
  await services.fieldwork().admit(db, {
    ...{ ownerId: study.id, supplier: SUPPLIER, devices: DEVICES },
    closesAt: isOver ? (study.finishedAt ?? endsAt) : endsAt,
    quotas: request.cells.map(({ title, target }, cell) => ({ title, target, segment: segmentOf(cell) })),
  });
}

/** The field of the demo's studies: whoever answered was invited, and others who didn't. */
export function demoField(services: FieldServices): DemoSeed {
  return {
    name: "panel.field",
    order: 220,
    run: async ({ spaceDb, companyId }) => {
      const db = spaceDb(companyId);
      for (const study of await readStudies(db)) await fillField(db, study, services);
      await db
        .updateTable("panelist")
        .set({
          lastInvitedAt: sql<string>`greatest(last_invited_at, latest.at)`,
          invitations: sql<number>`invitations + latest.people`,
        })
        .from(
          db
            .selectFrom("panelInvitation")
            .select([
              "panelist",
              sql<string>`greatest(max(created_at), max(reminded_at))`.as("at"),
              sql<number>`count(*)::int`.as("people"),
            ])
            .groupBy("panelist")
            .as("latest"),
        )
        .whereRef("latest.panelist", "=", "panelist.id")
        .execute();
    },
  };
}

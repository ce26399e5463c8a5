import { type ExtensionRoute, type RecordWrites, route, type SpaceDb } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { peopleApi } from "../../shared/api/people";
import { OWN_DATABASE_ERRORS } from "../../shared/errors";
import { OWN_DATABASE } from "../../shared/ownDatabase";
import { demandField } from "../field/field";
import type { OwnServices } from "../services";
import { readPeople } from "./readPeople";
import { readPreview } from "./readPreview";
import { sendAgain } from "./sendAgain";

/** @throws AppError `record.notFound`, `ownDatabase.notOwn` */
async function demandOwn(db: SpaceDb, studyId: string): Promise<void> {
  const study = await db.selectFrom("study").select("type").where("id", "=", studyId).executeTakeFirst();
  if (!study) throw new AppError("record.notFound");
  if (study.type !== OWN_DATABASE) throw new AppError(OWN_DATABASE_ERRORS.notOwn);
}

async function maySeePeople(records: Pick<RecordWrites, "reachable">): Promise<boolean> {
  try {
    await records.reachable({ entity: "addressee", action: "list", ids: [] });
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "access.denied") return false;
    throw error;
  }
}

/** Addresses are for those who order studies, and for the provider: not for who only looks on. */
const access = { entity: "study", action: "update" } as const;

export function peopleRoutes(services: OwnServices): readonly ExtensionRoute[] {
  return [
    route(peopleApi, "GET /api/studies/:id/people", {
      access: { entity: "study", action: "read" },
      handle: async ({ db, records }, { params: { id }, query }) => {
        await demandOwn(db, id);
        return readPeople(db, id, { ...query, maySeePeople: await maySeePeople(records) }, services);
      },
    }),
    route(peopleApi, "GET /api/studies/:id/people/preview", {
      access,
      handle: async ({ db }, { params: { id } }) => {
        await demandOwn(db, id);
        return readPreview(db, id, services);
      },
    }),
    route(peopleApi, "PUT /api/studies/:id/people/link", {
      access,
      act: { action: "update", entity: "study" },
      handle: async ({ db }, { params: { id }, body: { isOpen } }) => {
        await demandOwn(db, id);
        await demandField(db, id);
        await db.updateTable("ownField").set({ isLinkOpen: isOpen }).where("study", "=", id).execute();
      },
    }),
    route(peopleApi, "POST /api/studies/:id/people/:personId/send", {
      access,
      act: { action: "send", entity: "study" },
      handle: async ({ db }, { params: { id, personId } }) => {
        await demandOwn(db, id);
        await sendAgain(db, { studyId: id, personId }, services);
      },
    }),
  ];
}

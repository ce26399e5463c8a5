import type { EntityHook, SpaceDb } from "../../../../server/kit";
import { AppError, type FieldIssue } from "../../../../shared/errors";
import { OWN_DATABASE } from "../../shared/ownDatabase";
import { nextWave } from "../field/waves";
import type { OwnServices } from "../services";

type Values = Readonly<Record<string, unknown>>;

interface Room {
  /** Of a study that nobody may be added to, since it is of another product. */
  readonly isForeign: boolean;
  readonly isOver: boolean;
  /** People who may still be added. */
  left: number;
}

const full = (limit: number): FieldIssue => ({ path: "/email", rule: "mostAddressees", params: { limit } });

async function readLimit(db: SpaceDb, { credits }: OwnServices): Promise<number | null> {
  return (await credits().limitsOf(db))?.maximumSample ?? null;
}

async function countPeople(db: SpaceDb, studyId: string): Promise<number> {
  const { people } = await db
    .selectFrom("addressee")
    .select((eb) => eb.fn.countAll<string>().as("people"))
    .where("study", "=", studyId)
    .executeTakeFirstOrThrow();
  return Number(people);
}

/** Studies that people may be added to, or the one, held until the transaction ends: of two that add at once the second counts the first's. */
async function readRooms(db: SpaceDb, limit: number | null, study?: unknown): Promise<ReadonlyMap<string, Room>> {
  const studies = await db
    .selectFrom("study")
    .select(["id", "status"])
    .where("type", "=", OWN_DATABASE)
    .$if(study !== undefined, (query) => query.where("id", "=", String(study)))
    .orderBy("id")
    .forUpdate()
    .execute();
  const others = await db
    .selectFrom("study")
    .select("id")
    .where("type", "<>", OWN_DATABASE)
    .$if(study !== undefined, (query) => query.where("id", "=", String(study)))
    .execute();
  const rooms = new Map<string, Room>(others.map(({ id }) => [id, { isForeign: true, isOver: false, left: 0 }]));
  for (const { id, status } of studies) {
    const isOver = status === "FINISHED";
    const left = limit === null || isOver ? Number.POSITIVE_INFINITY : limit - (await countPeople(db, id));
    rooms.set(id, { isForeign: false, isOver, left });
  }
  return rooms;
}

function demandRoom(rooms: ReadonlyMap<string, Room>, { study }: Values, limit: number | null): void {
  const room = rooms.get(String(study));
  const issue = roomIssue(room, limit);
  if (issue) throw new AppError("request.invalid", { faults: [issue] });
  if (room) room.left -= 1;
}

function roomIssue(room: Room | undefined, limit: number | null): FieldIssue | undefined {
  // Of a study that isn't there the check of references says so.
  if (!room) return undefined;
  if (room.isForeign) return { path: "/study", rule: "notOwnStudy" };
  if (room.isOver) return { path: "/study", rule: "studyOver" };
  return room.left <= 0 ? full(limit ?? 0) : undefined;
}

/** Who wants no more mails of the company isn't loaded again. */
async function unsubscribedChecker(db: SpaceDb, rows: readonly Values[], { tools }: OwnServices) {
  const emails = rows.flatMap(({ email }) => (typeof email === "string" ? email : []));
  const unsubscribed = await tools().unsubscribedAmong(db, emails);
  return ({ email }: Values): readonly FieldIssue[] =>
    unsubscribed.has(String(email)) ? [{ path: "/email", rule: "unsubscribedAddress" }] : [];
}

/** Whoever is added while the study is open isn't kept waiting for its next look. */
async function inviteSoon(db: SpaceDb, studyId: string, services: OwnServices): Promise<void> {
  const field = await db
    .selectFrom("ownField")
    .select("id")
    .where("study", "=", studyId)
    .where("state", "=", "OPEN")
    .executeTakeFirst();
  if (field) await nextWave(db, studyId, new Date(), services);
}

/** What holds for an addressee however they come: one by one, by the API, by a file. */
export function addresseeHook(services: OwnServices): EntityHook {
  return {
    entity: "addressee",
    completer: async (db) => {
      const limit = await readLimit(db, services);
      const rooms = await readRooms(db, limit);
      return (values) => {
        demandRoom(rooms, values, limit);
        return values;
      };
    },
    // Inside the transaction of the write, unlike the completer of a single one.
    beforeCreate: async ({ db, values }) => {
      const limit = await readLimit(db, services);
      demandRoom(await readRooms(db, limit, values.study), values, limit);
      await inviteSoon(db, String(values.study), services);
      return values;
    },
    imports: {
      coversCreate: true,
      chunkChecker: (db, rows) => unsubscribedChecker(db, rows, services),
      room: async (db, { study }) => {
        const limit = await readLimit(db, services);
        return limit === null || !study
          ? undefined
          : { left: limit - (await countPeople(db, String(study))), issue: full(limit) };
      },
    },
  };
}

import type { FastifyInstance } from "fastify";
import { type OwnName, type OwnStudies, profileApi } from "../../../contracts/api/profile";
import type { Catalog } from "../../../schema/catalog";
import { AppError } from "../../../shared/errors";
import { readChosenStudies } from "../../access/accounts/chosenStudies";
import type { Actor, Session, SessionKind } from "../../access/session/session";
import { callSchema } from "../../api/openApi/callSchema";
import { updateRecords } from "../../api/rest/write/changeRecords";
import type { ProfileRoutesOptions } from "./ownSession";

/** What a role's record is in each sort of space, and who writes such records. */
const ROLE_RECORDS: Partial<Readonly<Record<SessionKind, { readonly entity: string; readonly writer: string }>>> = {
  staff: { entity: "moderator", writer: "mainAdmin" },
  suite: { entity: "suiteUser", writer: "suite:SUPERADMIN" },
};

type Options = Pick<ProfileRoutesOptions, "root" | "context" | "sessionOf"> & { readonly catalog: Catalog };

/** @throws AppError `access.denied` for who has no role */
function roleOf({ kind, subjectId }: Session) {
  const record = ROLE_RECORDS[kind];
  if (!record || !subjectId) throw new AppError("access.denied");
  return { ...record, id: subjectId };
}

async function readOwnName({ root }: Options, session: Session): Promise<OwnName> {
  const { id } = roleOf(session);
  return root.selectFrom("staffRole").select(["name", "surname"]).where("id", "=", id).executeTakeFirstOrThrow();
}

/** Written as any change of the record is, with its history: of it only the name is the person's own to change. */
async function changeOwnName({ catalog, context }: Options, session: Session, { name, surname }: OwnName): Promise<void> {
  const { entity: entityName, writer, id } = roleOf(session);
  const entity = catalog.entities.get(entityName);
  if (!entity) throw new AppError("access.denied");
  const actor: Actor = { ...session, visibility: "ALL", accessKeys: [writer] };
  await updateRecords(context, entity, actor, [id], { name: name.trim(), surname: surname?.trim() || null });
}

const schemaOf = (name: keyof typeof profileApi) => callSchema(profileApi, name, { tags: ["Profile"], headers: ["X-Space"] });

/** People of a community's staff and of the suite keep their own name; those of the suite learn what they are there for. */
export function ownNameRoutes(app: FastifyInstance, options: Options): void {
  app.get("/api/own-name", { schema: schemaOf("GET /api/own-name") }, async (request) =>
    readOwnName(options, await options.sessionOf(request)),
  );
  app.put<{ Body: OwnName }>("/api/own-name", { schema: schemaOf("PUT /api/own-name") }, async (request) => {
    const session = await options.sessionOf(request);
    await changeOwnName(options, session, request.body);
    return readOwnName(options, session);
  });
  app.get("/api/own-studies", { schema: schemaOf("GET /api/own-studies") }, async (request): Promise<OwnStudies> => {
    const { kind, subjectId } = await options.sessionOf(request);
    if (kind !== "suite" || !subjectId) throw new AppError("access.denied");
    return { studies: [...(await readChosenStudies(options, subjectId))] };
  });
}

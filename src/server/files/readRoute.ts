import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Catalog } from "../../schema/catalog";
import { AppError } from "../../shared/errors";
import { isId } from "../../shared/ids";
import { isHeldBack } from "../../shared/nextStep";
import type { Sessions } from "../access/sessions";
import { sessionsIn } from "../access/sessionsIn";
import { documented } from "../api/openApi/callDocument";
import { EXAMPLE_ID } from "../api/openApi/exampleOf";
import type { Database } from "../db/database";
import { createSpaceDb } from "../db/spaceDb";
import type { FilePurpose } from "../host/serverHost";
import type { FileStore } from "../platform/fileStore";
import { canRead, type FileRow } from "./canRead";
import { PHOTO, PUBLIC_LOGO } from "./storeImage";

export interface ReadRouteOptions {
  readonly catalog: Catalog;
  readonly database: Database;
  readonly tenants: ReadonlySet<string>;
  readonly sessions: Sessions;
  readonly files: FileStore;
  /** Purposes of guests, by name. */
  readonly purposes: ReadonlyMap<string, FilePurpose>;
}

const FOR_EVER = "public, max-age=31536000, immutable";
const FOR_ONE = "private, max-age=3600";

/** Shown in the page; everything else is only ever downloaded. */
const RASTER_IMAGES: ReadonlySet<string> = new Set(["image/png", "image/jpeg", "image/gif", "image/webp"]);
const OUR_OWN: ReadonlySet<string> = new Set([PUBLIC_LOGO, PHOTO]);

function dispositionOf({ name, mediaType }: FileRow): string {
  const kind = RASTER_IMAGES.has(mediaType) ? "inline" : "attachment";
  const escaped = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return `${kind}; filename*=UTF-8''${escaped}`;
}

async function findFile({ database }: ReadRouteOptions, id: string): Promise<FileRow> {
  const file = isId(id)
    ? await database.kysely.selectFrom("file").selectAll().where("id", "=", id).executeTakeFirst()
    : undefined;
  if (!file) throw new AppError("record.notFound");
  return file;
}

/** Whether the caller may have a file that isn't everybody's. */
async function isOpen(options: ReadRouteOptions, file: FileRow, request: FastifyRequest): Promise<boolean> {
  const { database, tenants, purposes } = options;
  const sessions = await sessionsIn(options.sessions, request, file.spaceId);
  const guest = purposes.get(file.purpose);
  if (!guest) return OUR_OWN.has(file.purpose) && canRead(options, file, sessions);
  return guest.canRead({
    db: createSpaceDb(database.kysely, tenants, file.spaceId),
    id: file.id,
    sessions: sessions.filter(({ missing }) => !isHeldBack(missing)),
    request,
  });
}

/** `GET /files/{id}`: images of a look for everybody, other files for who may see what refers to them. */
export function readRoute(app: FastifyInstance, options: ReadRouteOptions): void {
  const document = documented({ tags: ["Files"], summary: "A file that a field refers to" }, () => ({
    examples: { id: EXAMPLE_ID },
    answer: { type: "image/png", schema: { type: "string", format: "binary" }, headers: ["Content-Disposition"] },
  }));
  app.get<{ Params: { id: string } }>("/files/:id", { schema: document }, async (request, reply) => {
    const file = await findFile(options, request.params.id);
    const isPublic = file.purpose === PUBLIC_LOGO;
    if (!isPublic && !(await isOpen(options, file, request))) throw new AppError("record.notFound");
    reply.headers({
      "Content-Type": file.mediaType,
      "Content-Length": String(file.size),
      "Content-Disposition": dispositionOf(file),
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": isPublic ? FOR_EVER : FOR_ONE,
    });
    return options.files.read(file.id);
  });
}

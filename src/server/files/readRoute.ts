import type { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { FILE_FIELD_KINDS } from "../../schema/holdsFiles";
import { AppError } from "../../shared/errors";
import { isId } from "../../shared/ids";
import { isHeldBack } from "../../shared/nextStep";
import type { Sessions } from "../access/session/sessions";
import { sessionsOf } from "../access/session/sessionsIn";
import { documented } from "../api/openApi/callDocument";
import { EXAMPLE_ID } from "../api/openApi/exampleOf";
import { createSpaceDb } from "../db/query/spaceDb";
import type { FilePurpose, RecordAudience } from "../host/serverHost";
import type { FileStore } from "../platform/storage/fileStore";
import { byteRange } from "./byteRange";
import { canRead, type FileRow, isForMember, isPublic, type ReadTools } from "./canRead";
import { mayRead } from "./mayRead";

export interface ReadRouteOptions extends ReadTools {
  readonly tenants: ReadonlySet<string>;
  readonly sessions: Sessions;
  readonly files: FileStore;
  /** Purposes of extensions, by name. */
  readonly purposes: ReadonlyMap<string, FilePurpose>;
  /** Members whom records are for, by entity. */
  readonly audiences: ReadonlyMap<string, RecordAudience>;
}

/** A file never changes; but it is everybody's only while a public field refers to it: what is kept elsewhere lasts a day. */
const FOR_ALL = "public, max-age=86400";
const FOR_ONE = "private, max-age=3600";

/** Purposes of the files that fields refer to: the fields say who may have them. */
const OF_FIELDS: ReadonlySet<string> = new Set(FILE_FIELD_KINDS);

/** Shown in the page; everything else is only ever downloaded. */
const IN_PAGE: ReadonlySet<string> = new Set([
  ...["image/png", "image/jpeg", "image/gif", "image/webp"],
  ...["video/mp4", "video/webm", "video/quicktime"],
]);

function dispositionOf({ name, mediaType }: FileRow): string {
  const kind = IN_PAGE.has(mediaType) ? "inline" : "attachment";
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
  const all = await sessionsOf(options.sessions, request);
  const sessions = all.filter(({ space }) => space?.id === file.spaceId);
  const purpose = purposes.get(file.purpose);
  const db = createSpaceDb(database, tenants, file.spaceId);
  if (!purpose) {
    if (!OF_FIELDS.has(file.purpose)) return false;
    // The back office, which belongs to no space, sees the records of all.
    if (await canRead(options, file, [...sessions, ...all.filter(({ space }) => !space)])) return true;
    return isForMember(options, { db, file, sessions });
  }
  const complete = sessions.filter(({ missing }) => !isHeldBack(missing));
  return purpose.canRead({
    db,
    id: file.id,
    sessions: complete,
    request,
    mayRead: async (entity, id) => {
      for (const session of complete) if (await mayRead(options, session, { entity, id })) return true;
      return false;
    },
  });
}

/** `GET /files/{id}`: for everybody what a public field (`x-public`) refers to, other files for who may see what does. */
export function readRoute(app: FastifyInstance, options: ReadRouteOptions): void {
  const document = documented({ tags: ["Files"], summary: "A file that a field refers to" }, () => ({
    examples: { id: EXAMPLE_ID },
    answer: { type: "image/png", schema: { type: "string", format: "binary" }, headers: ["Content-Disposition"] },
  }));
  app.get<{ Params: { id: string } }>("/files/:id", { schema: document }, async (request, reply) => {
    const file = await findFile(options, request.params.id);
    const isForAll = OF_FIELDS.has(file.purpose) && isPublic(options.catalog, file);
    if (!isForAll && !(await isOpen(options, file, request))) throw new AppError("record.notFound");
    return send(options.files, file, { request, reply, isForAll });
  });
}

interface Answer {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly isForAll: boolean;
}

/** A file never changes: its id says which version a part belongs to. */
const tagOf = ({ id }: FileRow) => `"${id}"`;

/** The file, or the part that is asked for: a player that jumps ahead reads no more than it plays. @throws AppError `file.noSuchRange` */
function send(files: FileStore, file: FileRow, { request, reply, isForAll }: Answer): Readable {
  const { range: wanted, "if-range": version } = request.headers;
  const isSame = version === undefined || version === tagOf(file);
  reply.header("Content-Range", `bytes */${file.size}`);
  const range = isSame ? byteRange(wanted, file.size) : undefined;
  reply.removeHeader("Content-Range");
  if (range) reply.code(206).header("Content-Range", `bytes ${range.start}-${range.end}/${file.size}`);
  reply.headers({
    "Content-Type": file.mediaType,
    "Content-Length": String(range ? range.end - range.start + 1 : file.size),
    "Accept-Ranges": "bytes",
    ETag: tagOf(file),
    "Content-Disposition": dispositionOf(file),
    "Content-Security-Policy": "default-src 'none'; sandbox",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": isForAll ? FOR_ALL : FOR_ONE,
  });
  return files.read(file.id, range);
}

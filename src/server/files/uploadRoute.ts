import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import { AppError } from "../../shared/errors";
import { countAttempt } from "../access/attempts";
import type { Actor } from "../access/session";
import { documented } from "../api/openApi/callDocument";
import { EXAMPLE_ID } from "../api/openApi/exampleOf";
import type { Tables } from "../db/generated/tables";
import { STEP } from "../identity/heldBack";
import type { FileStore } from "../platform/fileStore";
import { fileAddress } from "./fileAddress";
import { LARGEST_IMAGE } from "./readImage";
import { readUploadForm } from "./readUploadForm";
import { PHOTO, PUBLIC_LOGO, storeImage } from "./storeImage";

export interface UploadRouteOptions {
  readonly root: Kysely<Tables>;
  readonly files: FileStore;
  readonly actorOf: (request: FastifyRequest) => Promise<Actor>;
}

/** Of one account. */
const UPLOADS = { scope: "upload", windowSeconds: 3600, limit: 60 };
/** What the form's frame and its other fields take beside the file. */
const FRAME = 64 * 1024;

/** Who puts images of the look up: those who change it. */
const LOOK_KEYS: readonly string[] = ["community:MODERATOR", "suite:SUPERADMIN", "suite:ADMINISTRATOR"];

const FORM = {
  schema: {
    type: "object",
    required: ["file"],
    properties: {
      file: { type: "string", format: "binary", description: "A PNG, JPEG or WebP image of at most 5 MB" },
      publicLogo: {
        type: "string",
        enum: ["true", "false"],
        description: "`true` for an image of the look, else one's own photo",
      },
    },
  },
  example: { file: "", publicLogo: "true" },
  type: "multipart/form-data",
} as const;

const ANSWER = {
  schema: {
    type: "object",
    required: ["id", "url", "mediaType", "width", "height", "size"],
    properties: {
      id: { type: "string", format: "uuid" },
      url: { type: "string" },
      mediaType: { type: "string" },
      width: { type: "integer" },
      height: { type: "integer" },
      size: { type: "integer", description: "Bytes" },
    },
  },
  example: {
    id: EXAMPLE_ID,
    url: fileAddress(EXAMPLE_ID),
    mediaType: "image/png",
    width: 1200,
    height: 200,
    size: 48_211,
  },
} as const;

/** @throws AppError `access.denied` */
function demandLook({ accessKeys }: Actor): void {
  if (!LOOK_KEYS.some((key) => accessKeys.includes(key))) throw new AppError("access.denied");
}

/** `POST /experienceLabs/file`: images of a look, and people's own photos (spec section 7). */
export function uploadRoute(app: FastifyInstance, { root, files, actorOf }: UploadRouteOptions): void {
  const document = documented({ tags: ["Files"], summary: "Upload an image, for a field to refer to" }, () => ({
    headers: ["X-Space"],
    body: FORM,
    answer: ANSWER,
  }));
  app.post(
    "/experienceLabs/file",
    { config: STEP, schema: document, bodyLimit: LARGEST_IMAGE + FRAME },
    async (request, reply) => {
      const { accountId, spaceId, ...actor } = await actorOf(request);
      if (!spaceId) throw new AppError("access.denied");
      const { isAllowed, retryAfterSeconds } = await countAttempt(root, { ...UPLOADS, key: accountId });
      if (!isAllowed) throw new AppError("request.rateLimited", { retryAfterSeconds });
      const { isPublicLogo, ...form } = await readUploadForm(request);
      if (isPublicLogo) demandLook({ accountId, spaceId, ...actor });
      const purpose = isPublicLogo ? PUBLIC_LOGO : PHOTO;
      return reply.send(await storeImage({ root, files }, { spaceId, uploaderId: accountId, purpose, ...form }));
    },
  );
}

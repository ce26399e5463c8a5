import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import { filesApi } from "../../../contracts/api/files";
import { AppError } from "../../../shared/errors";
import { LARGEST_IMAGE } from "../../../shared/photo";
import { STEP } from "../../access/session/heldBack";
import type { Actor } from "../../access/session/session";
import { callSchema } from "../../api/openApi/callSchema";
import type { Tables } from "../../db/generated/tables";
import type { FileStore } from "../../platform/storage/fileStore";
import type { ImageFit } from "../images/readImage";
import { IMAGE, storeImage } from "../images/storeImage";
import { countUpload } from "./countUpload";
import { mayUpload } from "./mayUpload";
import { readUploadForm } from "./readUploadForm";

export interface UploadRouteOptions {
  readonly root: Kysely<Tables>;
  readonly files: FileStore;
  readonly actorOf: (request: FastifyRequest) => Promise<Actor>;
}

/** What the form's frame and its other fields take beside the file. */
const FRAME = 64 * 1024;

const WHOLE: ImageFit = { side: 2_400, isSquare: false };
const PHOTO: ImageFit = { side: 800, isSquare: true };

const FORM = {
  schema: {
    type: "object",
    required: ["file"],
    properties: {
      file: { type: "string", format: "binary", description: "A PNG, JPEG or WebP image of at most 5 MB" },
      publicLogo: {
        type: "string",
        enum: ["true", "false"],
        description: "`true` keeps the image whole, within 2400 pixels; else it is cut to a square, as photos of people are",
      },
    },
  },
  example: { file: "", publicLogo: "true" },
  type: "multipart/form-data",
} as const;

/**
 * `POST /experienceLabs/file` (spec section 7): an image for a field to refer to, from whoever is signed in to a space.
 * Who may write the field says who may use it, and the field (`x-public`) who sees it; until then its uploader alone does.
 * `publicLogo` says only how it is kept.
 */
export function uploadRoute(app: FastifyInstance, { root, files, actorOf }: UploadRouteOptions): void {
  const schema = callSchema(filesApi, "POST /experienceLabs/file", { tags: ["Files"], headers: ["X-Space"], body: FORM });
  app.post("/experienceLabs/file", { config: STEP, schema, bodyLimit: LARGEST_IMAGE + FRAME }, async (request, reply) => {
    const actor = await actorOf(request);
    if (!mayUpload(actor)) throw new AppError("access.denied");
    const { accountId, spaceId } = actor;
    await countUpload(root, accountId);
    files.demandSpace();
    const { isWhole, ...form } = await readUploadForm(request, LARGEST_IMAGE);
    const fit = isWhole ? WHOLE : PHOTO;
    return reply.send(await storeImage({ root, files }, { spaceId, uploaderId: accountId, purpose: IMAGE, fit, ...form }));
  });
}

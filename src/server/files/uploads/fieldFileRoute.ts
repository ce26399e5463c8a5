import type { FastifyInstance } from "fastify";
import { type FieldFile, filesApi } from "../../../contracts/api/files";
import { AppError } from "../../../shared/errors";
import { FIELD_FILE_TYPES } from "../../../shared/fileTypes";
import { callSchema } from "../../api/openApi/callSchema";
import { countUpload } from "./countUpload";
import { mayUpload } from "./mayUpload";
import { takeFile } from "./takeFile";
import type { UploadRouteOptions } from "./uploadRoute";
import { fileForm } from "./uploads";

const { body, bodyLimit } = fileForm(
  [...FIELD_FILE_TYPES.file, ...FIELD_FILE_TYPES.video],
  "A PDF, an office document or a text of at most 20 MB; for `video` an MP4, MOV or WebM of at most 100 MB",
);

/**
 * `POST /api/files/{kind}`: a file or a video for a field of that kind to refer to, from a space's staff. Who may write the
 * field says who may use it, and the field (`x-public`) who sees it; until then its uploader alone does.
 */
export function fieldFileRoute(app: FastifyInstance, { root, files, actorOf }: UploadRouteOptions): void {
  const schema = callSchema(filesApi, "POST /api/files/:kind", { tags: ["Files"], headers: ["X-Space"], body });
  app.post<{ Params: { kind: keyof typeof FIELD_FILE_TYPES } }>("/api/files/:kind", { schema, bodyLimit }, async (request) => {
    const actor = await actorOf(request);
    if (!mayUpload(actor) || actor.kind === "member") throw new AppError("access.denied");
    const { accountId, spaceId } = actor;
    await countUpload(root, accountId);
    files.demandSpace();
    const { kind } = request.params;
    const kept = { spaceId, uploaderId: accountId, purpose: kind, fit: { side: 0, isSquare: false } };
    return (await takeFile({ root, files }, request, { ...kept, accepted: FIELD_FILE_TYPES[kind] })) satisfies FieldFile;
  });
}

import type { GuestRoute } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { openFile } from "../files/openFile";
import { respondentHash } from "../respondentCookie";
import { idSchema, objectOf } from "../schemas";

/** Shown in the page; everything else is only ever downloaded. */
const RASTER_IMAGES = new Set(["image/png", "image/jpeg", "image/gif", "image/webp"]);

function dispositionOf(name: string, mediaType: string): string {
  const kind = RASTER_IMAGES.has(mediaType) ? "inline" : "attachment";
  const escaped = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return `${kind}; filename*=UTF-8''${escaped}`;
}

/** Files that answers refer to. */
export const fileRoute: GuestRoute = {
  method: "GET",
  url: "/files/:id",
  summary: "A file of an answer",
  access: "public",
  schema: { params: objectOf({ id: idSchema }) },
  handle: async (context, request, reply) => {
    const { id } = request.params as { readonly id: string };
    const found = await context.findSpace({ entity: "file", field: "id", value: id });
    if (!found) throw new AppError("record.notFound");
    const sessions = await context.sessionsIn(found.db.spaceId);
    const tokenHashOf = (questionnaireId: string) => respondentHash(request, questionnaireId);
    const file = await openFile(found.db, found.id, { sessions, tokenHashOf });
    reply.headers({
      "Content-Type": file.mediaType,
      "Content-Length": String(file.size),
      "Content-Disposition": dispositionOf(file.name, file.mediaType),
      "Content-Security-Policy": "sandbox; default-src 'none'",
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "private, max-age=3600",
    });
    return context.files.read(file.id);
  },
};

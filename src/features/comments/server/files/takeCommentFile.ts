import type { FastifyRequest } from "fastify";
import type { Uploads } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { FILE_TYPES, kindOf, LIMITS_SAID } from "../../../../shared/fileTypes";
import type { SentFile } from "../../shared/api/posts";
import { COMMENT_ERRORS } from "../../shared/errors";
import { COMMENT_FILES } from "./commentFiles";

/** What a form's refusal says of files that go with comments. */
const SAID: Readonly<Record<string, (typeof COMMENT_ERRORS)[keyof typeof COMMENT_ERRORS]>> = {
  "request.unsupportedMediaType": COMMENT_ERRORS.fileType,
  "request.tooLarge": COMMENT_ERRORS.fileTooLarge,
};

/** Keeps a file until a comment refers to it. @throws AppError `comments.fileType`, `comments.fileTooLarge`, else as `takeFile` */
export async function takeCommentFile(uploads: Pick<Uploads, "takeFile">, request: FastifyRequest): Promise<SentFile> {
  try {
    const { id, url, name, mediaType, size } = await uploads.takeFile(request, { purpose: COMMENT_FILES, accepted: FILE_TYPES });
    return { id, url, kind: kindOf(mediaType), name, size };
  } catch (cause) {
    const said = cause instanceof AppError ? SAID[cause.code] : undefined;
    throw said ? new AppError(said, { cause, params: LIMITS_SAID }) : cause;
  }
}

import type {} from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { AppError } from "../../../shared/errors";
import { partContent } from "../../api/readUpload";
import { cleanName } from "./cleanName";

const LONGEST_FIELD = 100;
const MOST_FIELDS = 5;

/** What the form of an upload holds. */
export interface UploadForm {
  readonly name: string;
  readonly content: Buffer;
  /** Whether the image is kept whole, else cut to a square as photos of people are. */
  readonly isWhole: boolean;
}

/** The fields may come before the file or after. @param largest bytes of the file @throws AppError `request.unsupportedMediaType`, `request.tooLarge`, `request.invalid` */
export async function readUploadForm(request: FastifyRequest, largest: number): Promise<UploadForm> {
  if (!request.isMultipart()) throw new AppError("request.unsupportedMediaType");
  const limits = { fileSize: largest, files: 1, fields: MOST_FIELDS, fieldSize: LONGEST_FIELD };
  const fields = new Map<string, string>();
  let file: Pick<UploadForm, "name" | "content"> | undefined;
  for await (const part of request.parts({ limits })) {
    if (part.type !== "file") fields.set(part.fieldname, String(part.value));
    else if (part.fieldname === "file") file = { name: cleanName(part.filename), content: await partContent(part) };
    else await partContent(part);
  }
  if (!file) throw new AppError("request.invalid", { faults: [{ path: "/file", rule: "required" }] });
  return { ...file, isWhole: fields.get("publicLogo") === "true" };
}

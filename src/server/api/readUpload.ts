import { buffer } from "node:stream/consumers";
import type { MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { AppError } from "../../shared/errors";

/**
 * The bytes of a form's file. Not `toBuffer`: it refuses a file beyond the limit only when all of it has come.
 * @throws AppError `request.tooLarge`, as soon as it is
 */
export async function partContent({ file }: Pick<MultipartFile, "file">): Promise<Buffer> {
  file.once("limit", () => file.destroy(new AppError("request.tooLarge")));
  return buffer(file);
}

/**
 * The one file of a multipart body, and the fields before it.
 * @param largest bytes
 * @throws AppError `request.invalid` without a file, `request.tooLarge`
 */
export async function readUpload(
  request: FastifyRequest,
  largest: number,
): Promise<{ readonly name: string; readonly content: Buffer; readonly fields: ReadonlyMap<string, string> }> {
  if (!request.isMultipart()) throw new AppError("request.unsupportedMediaType");
  const part = await request.file({ limits: { fileSize: largest, files: 1 } });
  if (part?.fieldname !== "file") throw new AppError("request.invalid", { faults: [{ path: "/file", rule: "required" }] });
  const fields = Object.entries(part.fields).flatMap(([name, field]): (readonly [string, string])[] =>
    field && !Array.isArray(field) && field.type === "field" ? [[name, String(field.value)]] : [],
  );
  return { name: part.filename, content: await partContent(part), fields: new Map(fields) };
}

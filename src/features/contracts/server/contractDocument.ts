import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { type HostTools, type RouteContext, type SpaceDb, sql } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import { FILE_TYPES } from "../../../shared/fileTypes";
import { LARGEST_PDF_MB } from "../shared/contracts";
import type { ContractDocument } from "../shared/contractsApi";
import { CONTRACT_ERRORS } from "../shared/errors";
import { type Actor, holdContract } from "./moveContract";

/** Files that a contract's document can be. */
export const PDFS = FILE_TYPES.filter(({ kind }) => kind === "pdf");
/** Purpose of files that fields of the kind `file` hold: who reads the contract has its file. */
const PURPOSE = "file";

const REFUSALS: Readonly<Record<string, (typeof CONTRACT_ERRORS)[keyof typeof CONTRACT_ERRORS]>> = {
  "request.unsupportedMediaType": CONTRACT_ERRORS.notPdf,
  "request.tooLarge": CONTRACT_ERRORS.tooLarge,
};

/** Id of a file in the address that a field holds. */
const fileIdOf = (address: string) => address.slice("/files/".length);

async function takePdf({ uploads }: Pick<RouteContext, "uploads">, request: FastifyRequest) {
  try {
    return await uploads.takeFile(request, { purpose: PURPOSE, accepted: PDFS });
  } catch (cause) {
    const refusal = cause instanceof AppError ? REFUSALS[cause.code] : undefined;
    throw refusal ? new AppError(refusal, { cause, params: { most: LARGEST_PDF_MB } }) : cause;
  }
}

async function hashOf(files: RouteContext["files"], id: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of files.read(id)) hash.update(chunk);
  return hash.digest("hex");
}

/**
 * Keeps the PDF of a draft, and the SHA-256 of its bytes as they are stored; the one before goes.
 * @throws AppError `record.notFound`, `contracts.moved`, `contracts.notPdf`, `contracts.tooLarge`
 */
export async function putDocument(
  context: Pick<RouteContext, "db" | "files" | "uploads">,
  { id, request }: { readonly id: string; readonly request: FastifyRequest },
  actor: Actor,
  { note }: Pick<HostTools, "note">,
): Promise<ContractDocument> {
  const { db, files, uploads } = context;
  // Before a large body is read.
  await db.transaction(() => holdContract(db, id, ["DRAFT"]));
  const { id: fileId, url, name, size } = await takePdf(context, request);
  const hash = await hashOf(files, fileId);
  await db.transaction(async () => {
    const { document: before } = await holdContract(db, id, ["DRAFT"]);
    await uploads.attach(fileId, { entity: "contract", recordId: id, field: "document" });
    await db
      .updateTable("contract")
      .set({ document: url, documentHash: hash, updatedAt: sql<string>`now()`, version: sql<number>`version + 1` })
      .where("id", "=", id)
      .execute();
    if (before) await uploads.remove(before);
    const about = { spaceId: db.spaceId, accountId: actor.accountId, entity: "contract", recordId: id };
    await note([{ ...about, action: "update", changes: { document: { from: before, to: url } } }]);
  });
  return { url, name, size, hash };
}

/** The contract's file, as it is stored. @throws AppError `record.notFound` where there is none */
export async function readDocument(db: SpaceDb, id: string) {
  const contract = await db.selectFrom("contract").selectAll().where("id", "=", id).executeTakeFirst();
  if (!contract?.document?.startsWith("/files/")) throw new AppError("record.notFound");
  return { contract, fileId: fileIdOf(contract.document) };
}

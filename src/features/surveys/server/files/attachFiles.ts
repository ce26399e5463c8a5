import type { SpaceDb } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { isJsonObject, type Json } from "../../../../shared/json";
import type { CompiledQuestion } from "../execution/compileQuestionnaire";
import { FILE_ENTITY, fileIdOf } from "./fileRow";
import { uploadRules } from "./uploadRules";

interface FileAnswer {
  readonly response: string;
  readonly question: CompiledQuestion;
  readonly value: Json | undefined;
}

interface Reference {
  readonly id: string | undefined;
  readonly name: Json | undefined;
  readonly type: Json | undefined;
}

function referencesOf(value: Json | undefined): readonly Reference[] {
  const items: readonly Json[] = Array.isArray(value) ? value : [];
  return items.filter((item) => isJsonObject(item)).map(({ content, name, type }) => ({ id: fileIdOf(content), name, type }));
}

function filesOf(db: SpaceDb, { response, question }: FileAnswer) {
  return db
    .selectFrom("file")
    .select(["id", "name", "mediaType"])
    .where("entity", "=", FILE_ENTITY)
    .where("recordId", "=", response)
    .where("field", "=", question.question.id);
}

/**
 * Ties the files of an answer to it, and lets go of those that it no longer names. Runs in the answer's transaction.
 * @throws AppError `execution.invalidAnswer` for a file that wasn't uploaded here, to this very question
 */
export async function attachFiles(db: SpaceDb, answer: FileAnswer): Promise<void> {
  if (!uploadRules(answer.question)) return;
  const uploaded = new Map((await filesOf(db, answer).execute()).map((file) => [file.id, file]));
  const references = referencesOf(answer.value);
  const faults = references.flatMap(({ id, name, type }, index) => {
    const file = uploaded.get(id ?? "");
    const isOwn = file !== undefined && file.name === name && file.mediaType === type;
    return isOwn ? [] : [{ path: `/${index}/content`, rule: "unknownFile" }];
  });
  if (faults.length > 0) throw new AppError("execution.invalidAnswer", { faults });
  const kept = new Set(references.map(({ id }) => id));
  for (const id of uploaded.keys()) {
    await db.updateTable("file").set({ state: kept.has(id) ? "ATTACHED" : "PENDING" }).where("id", "=", id).execute();
  }
}

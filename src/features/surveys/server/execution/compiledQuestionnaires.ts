import type { Questionnaire } from "../../../../schema/questionnaire";
import type { QuestionType } from "../../../../schema/questionType";
import type { SpaceDb } from "../../../../server/kit";
import { asQuestionnaire } from "../questionnaire/asQuestionnaire";
import { type CompiledQuestionnaire, compileQuestionnaire } from "./compileQuestionnaire";

const MOST_COMPILED = 200;

/** Compiled documents by what never changes: a frozen version, or one revision of a draft. */
export interface CompiledQuestionnaires {
  readonly version: (db: SpaceDb, versionId: string) => Promise<CompiledQuestionnaire>;
  readonly draft: (row: { readonly id: string; readonly draftRevision: number }, draft: Questionnaire) => CompiledQuestionnaire;
}

/** Only a cache: what falls out is compiled again. The least recently used falls out first. */
export function createCompiledQuestionnaires(types: ReadonlyMap<string, QuestionType>): CompiledQuestionnaires {
  const cache = new Map<string, CompiledQuestionnaire>();
  const keep = (key: string, compiled: CompiledQuestionnaire) => {
    cache.delete(key);
    cache.set(key, compiled);
    const [oldest] = cache.keys();
    if (cache.size > MOST_COMPILED && oldest !== undefined) cache.delete(oldest);
    return compiled;
  };
  return {
    version: async (db, versionId) => {
      const known = cache.get(versionId);
      if (known) return keep(versionId, known);
      const { document } = await db
        .selectFrom("questionnaireVersion")
        .select("document")
        .where("id", "=", versionId)
        .executeTakeFirstOrThrow();
      return keep(versionId, compileQuestionnaire(asQuestionnaire(document), types));
    },
    draft: ({ id, draftRevision }, draft) => {
      const key = `${id}:${draftRevision}`;
      return keep(key, cache.get(key) ?? compileQuestionnaire(draft, types));
    },
  };
}

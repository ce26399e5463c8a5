import type { SpaceDb } from "../../../../server/kit";
import { type CompiledQuestionnaire, compileQuestionnaire, withCells } from "../../../../survey/compile/compileQuestionnaire";
import { asQuestionnaire } from "../../../../survey/document/asQuestionnaire";
import type { Questionnaire } from "../../../../survey/questionnaire";
import type { QuestionType } from "../../../../survey/questionType";
import { readCells } from "../quotas/cells";

const MOST_COMPILED = 200;

/** Compiled documents by what never changes: a frozen version, or one revision of a draft. */
export interface CompiledQuestionnaires {
  /** Without quotas: for what has been answered, or isn't asked of anybody. */
  readonly version: (db: SpaceDb, versionId: string) => Promise<CompiledQuestionnaire>;
  /** As it is asked now, with the cells that its respondents are counted in. */
  readonly fielded: (db: SpaceDb, response: FieldedVersion) => Promise<CompiledQuestionnaire>;
  readonly draft: (row: { readonly id: string; readonly draftRevision: number }, draft: Questionnaire) => CompiledQuestionnaire;
}

/** What a response is asked with. */
export interface FieldedVersion {
  readonly questionnaire: string;
  readonly questionnaireVersion: string;
  /** Goes up with each change of the questionnaire's cells. */
  readonly cellsRevision: number;
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
  const version: CompiledQuestionnaires["version"] = async (db, versionId) => {
    const known = cache.get(versionId);
    if (known) return keep(versionId, known);
    const { document } = await db
      .selectFrom("questionnaireVersion")
      .select("document")
      .where("id", "=", versionId)
      .executeTakeFirstOrThrow();
    return keep(versionId, compileQuestionnaire(asQuestionnaire(document), types));
  };
  return {
    version,
    fielded: async (db, { questionnaire, questionnaireVersion, cellsRevision }) => {
      if (cellsRevision === 0) return version(db, questionnaireVersion);
      const key = `${questionnaireVersion}:${cellsRevision}`;
      const known = cache.get(key);
      if (known) return keep(key, known);
      return keep(key, withCells(await version(db, questionnaireVersion), await readCells(db, questionnaire), types));
    },
    draft: ({ id, draftRevision }, draft) => {
      const key = `${id}:${draftRevision}`;
      return keep(key, cache.get(key) ?? compileQuestionnaire(draft, types));
    },
  };
}

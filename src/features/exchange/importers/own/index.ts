import { isJsonObject, type JsonObject } from "../../../../shared/json";
import { ImportError, type Importer } from "../../../../survey/exchange/importer";
import type { Questionnaire } from "../../../../survey/questionnaire";
import type { QuestionType } from "../../../../survey/questionType";
import { readJson, tryJson } from "../shared/readJson";
import { checkQuestionnaire } from "./checkQuestionnaire";
import { OWN_VERSION } from "./ownSchema";
import { readQuotas } from "./readQuotas";

export { OWN_VERSION, ownSchema } from "./ownSchema";

/** A questionnaire as we export it: `{"sondeo": 1, "questionnaire": {...}, "quotas": [...]}`, or the document alone. */
export const own: Importer = {
  name: "sondeo",
  recognises: ({ content }) => {
    const json = tryJson(content);
    return json !== undefined && (json.sondeo !== undefined || (Array.isArray(json.languages) && Array.isArray(json.blocks)));
  },
  read: ({ content }, types) => {
    const json = readJson(content);
    const questionnaire = readQuestionnaire(json, types);
    const isWrapped = json.sondeo !== undefined;
    const quotas = isWrapped ? readQuotas(json.quotas ?? [], questionnaire) : { unmapped: [] };
    return { questionnaire, responses: [], ...quotas };
  },
};

function readQuestionnaire(json: JsonObject, types: ReadonlyMap<string, QuestionType>): Questionnaire {
  if (json.sondeo === undefined) return checkQuestionnaire(json, "", types);
  if (json.sondeo !== OWN_VERSION) throw new ImportError("unknownVersion", { version: String(json.sondeo) }, { path: "/sondeo" });
  if (!isJsonObject(json.questionnaire))
    throw new ImportError("wrongStructure", { expected: "object" }, { path: "/questionnaire" });
  return checkQuestionnaire(json.questionnaire, "/questionnaire", types);
}

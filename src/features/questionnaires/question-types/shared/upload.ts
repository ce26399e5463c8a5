import { compact } from "../../../../shared/compact";
import type { Json, JsonObject } from "../../../../shared/json";
import { isJsonObject } from "../../../../shared/json";
import { localize } from "../../../../shared/languages";
import { FILES_ENTRY } from "../../../../survey/plainForm/plainForm";
import type { Answer } from "../../../../survey/questionnaire";
import type { UploadKind, UploadQuestion } from "../../../../survey/questions/uploadQuestion";
import type { DefinitionIssue, Distribution } from "../../../../survey/questionType";
import { defineQuestionType } from "../../../../survey/types/defineQuestionType";
import { anyOfValues, integerSchema, settingsSchema } from "../../../../survey/types/settingsSchemas";
import { integerBetween, type Random } from "../../../../survey/types/simulation";
import { sampledTexts, splitAnswers } from "../../../../survey/types/splitAnswers";
import { codeOf, memberOf, recordOf } from "../../../../survey/types/values";
import { uploadToLimeSurvey } from "./limeSurvey/uploads";
import { uploadGuide } from "./texts/guideTexts";

export type { UploadQuestion } from "../../../../survey/questions/uploadQuestion";

const MEGABYTE = 1024 * 1024;
const MOST_FILES = 20;

/** A question type whose answers are references to files that were uploaded before: `[{name, type, content}]`. */
export function uploadType(kind: UploadKind) {
  return defineQuestionType<UploadQuestion>({
    name: kind.name,
    icon: kind.icon,
    group: "media",
    settings: settingsSchema({
      minFiles: integerSchema("Least files", { minimum: 1, maximum: MOST_FILES }),
      maxFiles: integerSchema("Most files", { minimum: 1, maximum: MOST_FILES, default: 1 }),
      maxSize: integerSchema("Most megabytes per file", { minimum: 1, maximum: 100, default: 10 }),
    }),
    isAnswerable: true,
    initial: () => ({ maxFiles: 1, maxSize: 10 }),
    faults: uploadIssues,
    toSurveyJs: (question) =>
      compact({
        type: "file",
        name: question.id,
        allowMultiple: (question.maxFiles ?? 1) > 1,
        maxFiles: question.maxFiles ?? 1,
        maxSize: (question.maxSize ?? 10) * MEGABYTE,
        acceptedTypes: [...Object.keys(kind.types), ...Object.values(kind.types).flat()].join(","),
        storeDataAsText: false,
        waitForUpload: true,
      }),
    toDrawing: (question, language) => ({ guide: guideOf(question, kind, language) }),
    fromSurveyValue: (_question, value) => filesFromSurvey(value),
    toLimeSurvey: (question) => uploadToLimeSurvey(question, kind),
    plainForm: (question) => ({
      shape: "files",
      fields: [
        {
          control: "file",
          name: FILES_ENTRY,
          isNeeded: true,
          limits: {
            accept: [...Object.keys(kind.types), ...Object.values(kind.types).flat()].join(","),
            ...((question.maxFiles ?? 1) > 1 ? { multiple: true } : {}),
          },
        },
      ],
    }),
    answerSchema: (question) => uploadSchema(question, kind),
    simulate: (question, random) => simulateFiles(question, kind, random),
    variables: (question, language) => [{ name: question.variable, label: localize(question.title, language), measure: "text" }],
    cells: (question, answer) => {
      const addresses = filesOf(answer.value).map((file) => codeOf(memberOf(file, "content")) ?? "");
      return addresses.length > 0 ? { [question.variable]: addresses.join(" ") } : {};
    },
    tabulate: (_question, answers) => tabulateFiles(answers),
    charts: ["none"],
  });
}

function guideOf({ minFiles = 1, maxFiles = 1, maxSize = 10 }: UploadQuestion, kind: UploadKind, language: string): string {
  const extensions = Object.values(kind.types).flat();
  return uploadGuide({ least: minFiles, most: Math.max(minFiles, maxFiles), size: maxSize, extensions }, language);
}

function uploadIssues(question: UploadQuestion): readonly DefinitionIssue[] {
  const min = question.minFiles ?? 1;
  const max = question.maxFiles ?? 1;
  return max < min ? [{ path: "/maxFiles", fault: "maxBelowMin", params: { min, max } }] : [];
}

/** Only files of ours count: a foreign address or inline data would be shown to staff later. */
function uploadSchema(question: UploadQuestion, kind: UploadKind): JsonObject {
  return {
    type: "array",
    minItems: question.minFiles ?? 1,
    maxItems: Math.max(question.minFiles ?? 1, question.maxFiles ?? 1),
    uniqueItems: true,
    items: {
      type: "object",
      additionalProperties: false,
      required: ["name", "type", "content"],
      properties: {
        name: { type: "string", minLength: 1, maxLength: 255, pattern: "^[^\\u0000-\\u001F\\uD800-\\uDFFF/\\\\]+$" },
        type: anyOfValues(Object.keys(kind.types)),
        content: { type: "string", pattern: "^/files/[0-9a-f-]{36}$" },
      },
    },
  };
}

function filesOf(value: Json | undefined): readonly JsonObject[] {
  return Array.isArray(value) ? value.filter((file: Json) => isJsonObject(file)) : [];
}

/** SurveyJS adds members of its own, e.g. `size`; anything that is no list of files stays and is refused. */
function filesFromSurvey(value: Json): Json | undefined {
  if (!Array.isArray(value)) return value ?? undefined;
  if (value.length === 0) return undefined;
  return value.map((file: Json) => {
    if (!isJsonObject(file)) return file;
    return compact({ name: file.name, type: file.type, content: file.content });
  });
}

function simulateFiles(question: UploadQuestion, kind: UploadKind, random: Random): Json {
  const types = Object.entries(kind.types);
  const count = integerBetween(question.minFiles ?? 1, Math.max(question.minFiles ?? 1, question.maxFiles ?? 1), random);
  return Array.from({ length: count }, (_, place): Json => {
    const [type, extensions] = types[integerBetween(0, types.length - 1, random)] ?? ["", []];
    return { name: `${kind.name}-${place + 1}${extensions[0] ?? ""}`, type, content: `/files/${randomId(random)}` };
  });
}

function randomId(random: Random): string {
  const digits = Array.from({ length: 32 }, () => integerBetween(0, 15, random).toString(16)).join("");
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

function tabulateFiles(answers: readonly Answer[]): Distribution {
  const { values, missing } = splitAnswers(answers);
  const names = values.flatMap(filesOf).map((file) => codeOf(memberOf(recordOf(file), "name")) ?? "");
  return { base: values.length, missing, counts: [], ...sampledTexts(names) };
}

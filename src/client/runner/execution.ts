import type { Disposition } from "../../schema/dispositions";
import type { Json, JsonObject } from "../../shared/json";
import type { Personalization } from "../community/personalization";
import { fetchJson } from "../data/api";
import type { Effort } from "./survey/useTiming";

/** What `POST {base}` answers: the questionnaire in one language and how far this respondent is. */
export interface ExecutionState {
  /** Nothing in a preview, which stores nothing. */
  readonly responseId: string | null;
  readonly state: "open" | "complete" | "ended";
  readonly disposition: Disposition | null;
  readonly title: string;
  readonly welcome: string | null;
  readonly closing: string | null;
  readonly language: string;
  readonly languages: readonly string[];
  /** SurveyJS JSON, one question or text a page; an element's name is the question's id. */
  readonly survey: JsonObject;
  /** Questions behind which only the server can tell how it goes on. */
  readonly stops: readonly string[];
  /** Whether the last of these questions is the questionnaire's last. */
  readonly isWhole: boolean;
  /** Questions behind that can't be changed any more, and those that may still come after these. */
  readonly passed: number;
  readonly ahead: number;
  /** SurveyJS values by question id, and comments by `<id>-Comment`. */
  readonly answers: Readonly<Record<string, Json>>;
  readonly missing: Readonly<Record<string, "dont-know">>;
  /** Text of "don't know", where the question offers it. */
  readonly dontKnow: Readonly<Record<string, string>>;
  readonly currentQuestionId: string | null;
  readonly theme: Partial<Personalization> | null;
  readonly labs: number;
}

export interface AnswerBody extends Partial<Effort> {
  readonly value: Json;
  readonly comment?: string;
  readonly missing?: "dont-know";
}

export interface UploadedFile {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly size: number;
  readonly url: string;
}

/** The calls of one execution, member's, link's or preview's. */
export interface Execution {
  readonly start: (language: string) => Promise<ExecutionState>;
  readonly saveAnswer: (questionId: string, body: AnswerBody) => Promise<void>;
  readonly savePosition: (questionId: string) => Promise<void>;
  /** Leaves a question. @param answers all so far, where the server keeps none (a preview) */
  readonly next: (questionId: string, language: string, answers?: Answers) => Promise<ExecutionState>;
  readonly upload: (questionId: string, file: File) => Promise<UploadedFile>;
  readonly complete: () => Promise<{ readonly closing: string | null; readonly disposition: Disposition }>;
}

/** Answers by question. */
export type Answers = Readonly<Record<string, AnswerBody>>;

/** @param parameters of the address, for hidden variables; a preview takes none */
export function createExecution(base: string, parameters: Readonly<Record<string, string>> = {}): Execution {
  const part = (id: string) => encodeURIComponent(id);
  return {
    start: (language) =>
      fetchJson(`${base}?language=${part(language)}`, {
        method: "POST",
        ...(Object.keys(parameters).length > 0 ? { body: { parameters } } : {}),
      }),
    saveAnswer: (questionId, body) => fetchJson(`${base}/answers/${part(questionId)}`, { method: "PUT", body }),
    savePosition: (questionId) => fetchJson(`${base}/position`, { method: "PUT", body: { questionId } }),
    next: (questionId, language, answers) =>
      fetchJson(`${base}/next?language=${part(language)}`, {
        method: "POST",
        body: { questionId, ...(answers ? { answers } : {}) },
      }),
    upload: (questionId, file) => {
      const form = new FormData();
      form.append("file", file);
      return fetchJson(`${base}/files/${part(questionId)}`, { method: "POST", body: form });
    },
    complete: () => fetchJson(`${base}/complete`, { method: "POST" }),
  };
}

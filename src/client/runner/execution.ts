import type { CommunityTheme } from "../../contracts/api/community";
import type { Json, JsonObject } from "../../shared/json";
import type { Disposition } from "../../survey/fieldwork/dispositions";
import { fetchJson } from "../data/api";
import type { Effort } from "./survey/timing/useTiming";

/** Where the panel that sent the respondent wants it back. */
export interface Exit {
  readonly url: string;
  /** The panel's name. */
  readonly name: string;
}

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
  /** Of the question that is asked now, where it has one. */
  readonly clock: Clock | null;
  readonly theme: Partial<CommunityTheme> | null;
  readonly labs: number;
  /** Once it has ended; a preview has none. */
  readonly exit?: Exit | null;
  /** Whether an ended response can be gone on with, by starting again. */
  readonly mayRetake?: boolean;
  /** Of a preview, which has no page of the server's: whether it begins with the first question under the welcome. */
  readonly beginsWithQuestion?: boolean;
}

/** How long a question may be seen, and how long it has been. */
export interface Clock {
  readonly questionId: string;
  readonly minimumSeconds?: number;
  readonly maximumSeconds?: number;
  /** Milliseconds, as the server counts. */
  readonly elapsed: number;
}

/** When and where something was given. */
export interface AnswerOrigin {
  /** Milliseconds since then. */
  readonly ago: number;
  readonly device: string;
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

/** What one start says for itself. */
interface StartingHow {
  /** Goes on with a response that was dropped or ran out of time. @default false */
  readonly isAgain?: boolean;
  /** A captcha's solution, where one was asked for. */
  readonly captcha?: string | undefined;
}

/** The calls of one execution, member's, link's or preview's. */
export interface Execution {
  readonly start: (language: string, how?: StartingHow) => Promise<ExecutionState>;
  readonly saveAnswer: (questionId: string, body: AnswerBody & AnswerOrigin) => Promise<void>;
  readonly savePosition: (questionId: string, sent: AnswerOrigin) => Promise<void>;
  /** Leaves a question. @param answers all so far, where the server keeps none (a preview) */
  readonly next: (questionId: string, language: string, answers?: Answers) => Promise<ExecutionState>;
  readonly upload: (questionId: string, file: File) => Promise<UploadedFile>;
  readonly complete: () => Promise<Pick<ExecutionState, "closing" | "exit"> & { readonly disposition: Disposition }>;
}

/** Answers by question. */
export type Answers = Readonly<Record<string, AnswerBody>>;

/** A call that hangs on a bad connection is given up and made again. Milliseconds. */
const LONGEST_CALL = 20_000;

function saving() {
  return { isQuiet: true, signal: AbortSignal.timeout(LONGEST_CALL) };
}

/** What a start says beside the language. */
export interface StartOptions {
  /** Of the address, for hidden variables; a preview takes none. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** By what the server knows this browser's start again, where it has no session. */
  readonly key?: string | undefined;
  /** Of a preview: ids of quotas that are taken to be full, with commas between. */
  readonly full?: string | undefined;
}

export function createExecution(base: string, { parameters = {}, key, full }: StartOptions = {}): Execution {
  const part = (id: string) => encodeURIComponent(id);
  const queryOf = (language: string) => new URLSearchParams({ language, ...(full ? { full } : {}) });
  return {
    start: (language, { isAgain, captcha } = {}) => {
      const body = {
        ...(Object.keys(parameters).length > 0 ? { parameters } : {}),
        ...(key ? { key } : {}),
        ...(captcha ? { captcha } : {}),
        ...(isAgain ? { again: true } : {}),
      };
      const isSaid = Object.keys(body).length > 0;
      const signal = AbortSignal.timeout(LONGEST_CALL);
      return fetchJson(`${base}?${queryOf(language)}`, { method: "POST", signal, ...(isSaid ? { body } : {}) });
    },
    saveAnswer: (questionId, body) => fetchJson(`${base}/answers/${part(questionId)}`, { method: "PUT", body, ...saving() }),
    savePosition: (questionId, sent) =>
      fetchJson(`${base}/position`, { method: "PUT", body: { questionId, ...sent }, ...saving() }),
    next: (questionId, language, answers) =>
      fetchJson(`${base}/next?${queryOf(language)}`, {
        method: "POST",
        ...saving(),
        body: { questionId, ...(answers ? { answers } : {}) },
      }),
    upload: (questionId, file) => {
      const form = new FormData();
      form.append("file", file);
      return fetchJson(`${base}/files/${part(questionId)}`, { method: "POST", body: form, isQuiet: true });
    },
    complete: () => fetchJson(`${base}/complete`, { method: "POST", ...saving() }),
  };
}

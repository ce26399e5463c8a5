import type * as Contract from "../../contracts/api/execution";
import { fetchJson } from "../data/api";

/** The questionnaire in one language and how far a respondent is, or a preview, which has no way on after its end. */
export type ExecutionState = Contract.ExecutionState &
  Partial<Contract.NextActions> &
  Partial<Pick<Contract.Preview, "beginsWithQuestion">>;

/** When and where something was given. */
export type AnswerOrigin = Required<Pick<Contract.AnswerBody, "ago" | "device">>;
export type AnswerBody = Omit<Contract.AnswerBody, keyof AnswerOrigin>;
/** Answers by question. */
export type Answers = Readonly<Record<string, AnswerBody>>;
type Completion = Contract.Completion & Partial<Contract.NextActions>;

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
  readonly upload: (questionId: string, file: File) => Promise<Contract.UploadedFile>;
  /** A token for calls about one question. */
  readonly runToken: (body: Contract.RunTokenBody) => Promise<Contract.RunToken>;
  readonly complete: () => Promise<Completion>;
}

/** A call that hangs on a bad connection is given up and made again. Milliseconds. */
const LONGEST_CALL = 20_000;

function saving() {
  return { isQuiet: true, signal: AbortSignal.timeout(LONGEST_CALL) };
}

/** What a start says beside the language. */
export interface StartOptions {
  /** Of the address, for hidden variables; a preview takes none. */
  readonly parameters?: Contract.StartBody["parameters"];
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
      const body: Contract.StartBody = {
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
    savePosition: (questionId, sent) => {
      const body: Contract.PositionBody = { questionId, ...sent };
      return fetchJson(`${base}/position`, { method: "PUT", body, ...saving() });
    },
    next: (questionId, language, answers) => {
      const body: Contract.MoveBody = { questionId, ...(answers ? { answers } : {}) };
      return fetchJson(`${base}/next?${queryOf(language)}`, { method: "POST", ...saving(), body });
    },
    upload: (questionId, file) => {
      const form = new FormData();
      form.append("file", file);
      return fetchJson(`${base}/files/${part(questionId)}`, { method: "POST", body: form, isQuiet: true });
    },
    runToken: (body) => fetchJson(`${base}/run-token`, { method: "POST", body, ...saving() }),
    complete: () => fetchJson(`${base}/complete`, { method: "POST", ...saving() }),
  };
}

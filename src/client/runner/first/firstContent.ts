import type { Json } from "../../../shared/json";
import { COMMENT_ENTRY, FILES_ENTRY, NEEDS_SCRIPT, type PlainShape } from "../../../survey/plainForm/plainForm";
import { type PlainEntries, readPlainValue } from "../../../survey/plainForm/plainValue";
import { FIRST } from "./place";

const WAITING = "rn-waiting";

/** What somebody has entered into the server's form so far. */
export interface FirstAnswer {
  readonly questionId: string;
  readonly value: Json | undefined;
  readonly comment: string;
  readonly isUnknown: boolean;
  /** Files that were chosen, and not sent yet. */
  readonly files: readonly File[];
}

/** The server's form, where it asks something. */
export function firstForm(): HTMLFormElement | null {
  return document.querySelector<HTMLFormElement>(`#${FIRST} form[data-question]`);
}

/** Whether the form stands under the survey's welcome. */
export function isFirstWelcoming(): boolean {
  return firstForm() !== null && document.querySelector(`#${FIRST} .rn-intro`) !== null;
}

/** Whether the server's page is one that a captcha comes before. */
export function isCaptchaFirst(): boolean {
  return document.querySelector(`#${FIRST} [${NEEDS_SCRIPT}]`) !== null;
}

/** The language that the server's page is in. */
export function firstLanguage(): string | undefined {
  return document.querySelector<HTMLElement>(`#${FIRST} [data-language]`)?.dataset.language;
}

function entriesOf(form: FormData): PlainEntries {
  const names = [...new Set(form.keys())];
  return new Map(names.map((name) => [name, form.getAll(name).filter((entry) => typeof entry === "string")]));
}

function filesIn(form: FormData): readonly File[] {
  return form.getAll(FILES_ENTRY).filter((entry) => entry instanceof File && entry.size > 0) as File[];
}

export function readFirstAnswer(form: HTMLFormElement): FirstAnswer {
  const data = new FormData(form);
  const entries = entriesOf(data);
  const { question = "", shape = "one", numeric } = form.dataset;
  return {
    questionId: question,
    value: readPlainValue({ shape: shape as PlainShape, isNumeric: numeric === "true" }, entries),
    comment: entries.get(COMMENT_ENTRY)?.[0] ?? "",
    isUnknown: data.has("missing"),
    files: filesIn(data),
  };
}

/** Lets the script's screen take the place of what the server drew. */
export function dropFirstContent(): void {
  document.getElementById(FIRST)?.remove();
  document.getElementById("root")?.classList.remove(WAITING);
}

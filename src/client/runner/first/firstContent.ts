import type { Json } from "../../../shared/json";
import { COMMENT_ENTRY, FILES_ENTRY, NEEDS_SCRIPT, readMarks } from "../../../survey/plainForm/plainForm";
import { type PlainEntries, readPlainValue } from "../../../survey/plainForm/plainValue";
import { type FocusPlace, readFocus } from "./focusPlace";
import { FIRST } from "./place";

const WAITING = "rn-waiting";
const MISSING = "missing";

/** What somebody has entered into the server's form so far. */
export interface FirstAnswer {
  readonly questionId: string;
  readonly value: Json | undefined;
  readonly comment: string;
  readonly isUnknown: boolean;
  /** Files that were chosen, and not sent yet. */
  readonly files: readonly File[];
  /** What the person did here; the rest is as the server had it. */
  readonly changed: { readonly isAnswer: boolean; readonly isUnknown: boolean };
}

/** The server's page in the moment in which it went away. */
export interface FirstPage {
  readonly answer: FirstAnswer;
  readonly focus: FocusPlace | undefined;
  readonly scroll: number;
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

/** Whether a field is no longer as the server drew it. */
function isChanged(field: Element): boolean {
  if (field instanceof HTMLInputElement) {
    if (field.type === "radio" || field.type === "checkbox") return field.checked !== field.defaultChecked;
    return field.type === "file" ? field.value !== "" : field.value !== field.defaultValue;
  }
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  if (!(field instanceof HTMLSelectElement)) return false;
  const drawn = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
  return field.selectedIndex !== Math.max(0, drawn);
}

/** Of what the form holds, what the person has changed since it was drawn. */
function changedIn(form: HTMLFormElement): FirstAnswer["changed"] {
  const isUnknownBox = (field: Element) => field.getAttribute("name") === MISSING;
  const changed = [...form.elements].filter(isChanged);
  return { isUnknown: changed.some(isUnknownBox), isAnswer: changed.some((field) => !isUnknownBox(field)) };
}

function readFirstAnswer(form: HTMLFormElement): FirstAnswer {
  const data = new FormData(form);
  const entries = entriesOf(data);
  const marks = readMarks(form.dataset);
  return {
    questionId: marks.questionId,
    value: readPlainValue(marks, entries),
    comment: entries.get(COMMENT_ENTRY)?.[0] ?? "",
    isUnknown: data.has(MISSING),
    files: filesIn(data),
    changed: marks.isRefused ? { isUnknown: data.has(MISSING), isAnswer: true } : changedIn(form),
  };
}

let left: FirstPage | undefined;

/** Lets the script's screen take the place of what the server drew, and keeps what stood there for {@link takeFirstPage}. */
export function dropFirstContent(): void {
  const form = firstForm();
  if (form) left = { answer: readFirstAnswer(form), focus: readFocus(form), scroll: window.scrollY };
  document.getElementById(FIRST)?.remove();
  document.getElementById("root")?.classList.remove(WAITING);
}

/** What stood on the server's page when it went away, once. */
export function takeFirstPage(): FirstPage | undefined {
  const page = left;
  left = undefined;
  return page;
}

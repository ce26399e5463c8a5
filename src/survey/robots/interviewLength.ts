import { isJsonObject, type Json, type JsonObject } from "../../shared/json";
import { localize } from "../../shared/languages";
import { narrow } from "../logic/offer";
import { mapTexts } from "../logic/references";
import type { Question, Questionnaire } from "../questionnaire";
import type { RobotSubject } from "./robotSubject";
import type { RobotRun } from "./sendRobot";

const WORDS_PER_MINUTE = 238;
const SECONDS = 60;
/** Spread of people's pace, as the standard deviation of its logarithm: two in three read 189 to 300 words a minute. */
const SPREAD_OF_PACE = 0.23;
/** Answers of more characters than these are thought over, and written in sentences. */
const SHORT_TEXT = 500;

/** Seconds to decide and to answer, beside reading. */
const ANSWERING = { choice: 3, several: 5, number: 5, shortText: 12, longText: 40, file: 45 } as const;

function wordsIn(part: object, language: string): number {
  let words = 0;
  mapTexts(part, (text, of) => {
    if (of === language) words += text.split(/\s+/).filter(Boolean).length;
    return text;
  });
  return words;
}

function schemaIn(value: Json | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}

/** Seconds that an answer of this form takes, a part after the other. */
function answeringSeconds(schema: JsonObject): number {
  if (schema.type === "object")
    return Object.values(schemaIn(schema.properties)).reduce<number>((sum, part) => sum + answeringSeconds(schemaIn(part)), 0);
  if (schema.type === "array") return schemaIn(schema.items).type === "object" ? ANSWERING.file : ANSWERING.several;
  if (schema.type === "number" || schema.type === "integer") return ANSWERING.number;
  if (schema.type !== "string") return ANSWERING.choice;
  const isShort = typeof schema.maxLength !== "number" || schema.maxLength <= SHORT_TEXT;
  return isShort ? ANSWERING.shortText : ANSWERING.longText;
}

interface QuestionTime {
  /** In which it is read. */
  readonly language: string;
  /** JSON Schema of its answers; absent where it is read alone. */
  readonly schema: JsonObject | undefined;
  /** Seconds that its type says answering takes. @default what follows from the schema */
  readonly answering: number | undefined;
}

/** Seconds to read a question and to answer it, within what its clock allows. */
export function questionSeconds(question: Question, { language, schema, answering }: QuestionTime): number {
  const reading = (wordsIn(question, language) / WORDS_PER_MINUTE) * SECONDS;
  if (answering !== undefined) return reading + answering;
  const { minimumSeconds = 0, maximumSeconds = Number.POSITIVE_INFINITY } = question;
  const seconds = reading + (schema ? answeringSeconds(schema) : 0);
  return Math.max(minimumSeconds, Math.min(maximumSeconds, seconds));
}

/** Seconds to read the texts before the first question and behind the last one. */
export function frameSeconds({ welcome, closing }: Pick<Questionnaire, "welcome" | "closing">, language: string): number {
  const words = [welcome, closing].flatMap((text) => localize(text, language).split(/\s+/).filter(Boolean));
  return (words.length / WORDS_PER_MINUTE) * SECONDS;
}

/** Whether the respondent sees the question: what the server answers itself takes no time. */
function isSeen({ logic, schemaOf }: RobotSubject, question: Question): boolean {
  return logic.isAsked(question) || schemaOf(question) === undefined;
}

function secondsIn(subject: RobotSubject, question: Question, language: string): number {
  if (!isSeen(subject, question)) return 0;
  const schema = subject.logic.isAsked(question) ? subject.schemaOf(question) : undefined;
  return questionSeconds(question, { language, schema, answering: subject.answeringSeconds?.(question) });
}

/** Normal, from two uniform numbers (Box and Muller). */
function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** The length of one interview in seconds at a pace of its own. */
export type InterviewLength = (run: RobotRun, random: () => number) => number;

/**
 * Predicts the length of interview (LOI): the time to read what is shown, at 238 words a minute (Brysbaert 2019, "How
 * many words do we read per minute?": most adults 175 to 300), and the time to answer by the form of the answer, set so
 * that a short closed question takes the 10 seconds and an item of a battery the few that Pew Research Center plans with
 * (2022, "How we keep our online surveys from running too long"). A prediction: pictures and films aren't timed, and
 * phones take longer. People's pace is spread log-normally.
 */
export function interviewLength(subject: RobotSubject): InterviewLength {
  const language = subject.authored.languages[0] ?? "";
  const known = new WeakMap<Question, number>();
  const secondsOf = (question: Question) => {
    const seconds = known.get(question) ?? secondsIn(subject, question, language);
    known.set(question, seconds);
    return seconds;
  };
  const frame = frameSeconds(subject.authored, language);
  return ({ steps, readAt }, random) => {
    // A question with all of its options offered is the same object: timed once.
    const net = steps.reduce((sum, { question }, index) => sum + secondsOf(narrow(question, readAt(index - 1))), frame);
    return net * Math.exp(SPREAD_OF_PACE * normal(random));
  };
}

import type { LocalizedText } from "../../../../shared/languages";
import type { Lost } from "../shared/lost";
import { tagOf } from "./languages";
import type { Narrowing } from "./logic/narrowing";
import { saysSomething } from "./settings";
import type { LimeQuestion, Survey } from "./survey";
import { pipedHtml, textIn } from "./texts";

/** A row of LimeSurvey's attributes; the language is NULL where it is the same in all of them. */
export interface Attribute {
  readonly attribute: string;
  readonly value: string;
  readonly language?: string;
}

interface Beside {
  readonly filter: Narrowing["filter"];
  readonly randomGroup: string | undefined;
  readonly lost: Lost;
}

/** All attributes of a question. */
export function attributesOf(written: LimeQuestion, survey: Survey, { filter, randomGroup, lost }: Beside): readonly Attribute[] {
  const { lime, question } = written;
  const inEach = (attribute: string, text: LocalizedText): readonly Attribute[] => {
    const place = { survey, lost, before: written.place, name: question.variable };
    if (!saysSomething(text)) return [];
    return survey.languages.map((language) => {
      const value = pipedHtml(textIn(text, language, survey.languages), place);
      return { attribute, language: tagOf(language), value };
    });
  };
  const own = Object.entries(lime.attributes ?? {}).flatMap(([attribute, value]): readonly Attribute[] => {
    if (value === undefined) return [];
    if (typeof value !== "object") return [{ attribute, value: String(value) }];
    return isCodes(value)
      ? [{ attribute, value: value.codes.flatMap((code) => written.subquestions.get(code) ?? []).join(";") }]
      : inEach(attribute, value);
  });
  const more = { ...needsOf(written), ...shuffle(written), ...timeLimit(question), random_group: randomGroup };
  return [
    ...own,
    ...(lime.other ? inEach("other_replace_text", lime.other) : []),
    ...(filter ? [{ attribute: filter.attribute, value: filter.code }] : []),
    ...Object.entries(more).flatMap(([attribute, value]) => (value === undefined ? [] : [{ attribute, value: String(value) }])),
  ];
}

type Codes = { readonly codes: readonly string[] };

function isCodes(value: LocalizedText | Codes): value is Codes {
  return Array.isArray(value.codes);
}

/** Whether LimeSurvey asks for an answer: for as many parts as its "mandatory" does, no more and no fewer. */
export function isMandatory({ question, lime }: LimeQuestion): boolean {
  if (question.required !== true || saysSomething(question.dontKnow)) return false;
  const { least = 1, mandatory = 1 } = lime.needs ?? {};
  return lime.isMandatory ?? (lime.needs === undefined || mandatory === 1 || least === mandatory);
}

/** How many parts have to be answered, where "mandatory" doesn't say it. */
function needsOf(written: LimeQuestion): Readonly<Record<string, string | number>> {
  const { question, lime } = written;
  const { least = 1, mandatory = 1 } = lime.needs ?? {};
  const isRequired = question.required === true && !saysSomething(question.dontKnow);
  const isParted = lime.form.in !== "whole" && lime.form.in !== "nothing";
  if (!isParted) return {};
  if (isMandatory(written)) return mandatory === 1 && least > 1 ? { min_answers: least } : {};
  const enough = `count(self.NAOK) >= ${least}`;
  if (isRequired) return { em_validation_q: enough };
  return least > 1 ? { em_validation_q: `count(self.NAOK) == 0 or ${enough}` } : {};
}

/** LimeSurvey shuffles all of them or none. */
function shuffle({ lime }: LimeQuestion): Readonly<Record<string, string | number>> {
  return lime.isRandom && !lime.pinned?.length ? { random_order: 1 } : {};
}

/** Left by itself after so long, with what is answered by then: where an answer is needed LimeSurvey would stay. */
function timeLimit({ maximumSeconds, required }: LimeQuestion["question"]): Readonly<Record<string, number>> {
  return maximumSeconds === undefined || required ? {} : { time_limit: maximumSeconds, time_limit_action: 1 };
}

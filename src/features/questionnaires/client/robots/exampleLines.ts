import { codedOptions, type LogicScope, nameOf } from "../../../../client/kit/questions";
import { isJsonObject, type Json } from "../../../../shared/json";
import { localize } from "../../../../shared/languages";
import { wordsOf } from "../../../../survey/logic/offer";
import type { RobotStep } from "../../../../survey/robots/robotReport";

/** A question of an example, and what was answered. */
export interface ExampleLine {
  readonly question: string;
  readonly answer: string;
}

function roundName({ questionId, round }: RobotStep, { places, language }: LogicScope): string | undefined {
  const loop = places.get(questionId)?.block.loop;
  const source = loop && places.get(loop.from)?.question;
  const option = source && codedOptions(source).find(({ code }) => code === round);
  return option ? localize(option.label, language) || round : round;
}

/** The names of files, which are all that is to be read of them. */
function fileNames(value: Json | undefined): string | undefined {
  const files = Array.isArray(value) ? value.filter(isJsonObject) : [];
  return files.length > 0 ? files.map(({ name }) => String(name ?? "")).join(", ") : undefined;
}

/** A robot's way in words: one line for each question that was asked. */
export function exampleLines(steps: readonly RobotStep[], scope: LogicScope): readonly ExampleLine[] {
  const { places, language, t } = scope;
  return steps.flatMap((step): readonly ExampleLine[] => {
    const question = places.get(step.questionId)?.question;
    if (!question) return [];
    const { answer } = step;
    const words = fileNames(answer.value) ?? wordsOf(question, answer, undefined, language);
    const round = roundName(step, scope);
    return [
      {
        question: round ? `${nameOf(question, language)} (${round})` : nameOf(question, language),
        answer: words || t(`surveys.robots.missing.${answer.missing ?? "no-answer"}`),
      },
    ];
  });
}

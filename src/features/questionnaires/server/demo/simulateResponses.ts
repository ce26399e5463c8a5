import { MS_PER_DAY } from "../../../../shared/dates/msPerDay";
import type { CompiledQuestion, CompiledQuestionnaire } from "../../../../survey/compile/compileQuestionnaire";
import { uploadRules } from "../../../../survey/compile/uploadRules";
import type { ImportedResponse } from "../../../../survey/exchange/importer";
import type { Answer } from "../../../../survey/questionnaire";

const SHARE_OF_DONT_KNOW = 0.06;
const SHARE_OF_SKIPPED = 0.08;
const DAYS = 21;
const MS_PER_MINUTE = 60_000;

export interface Simulation {
  readonly count: number;
  /** Uniform in [0, 1). */
  readonly random: () => number;
  readonly language: string;
  /** When the last of them answered. */
  readonly until: Date;
  /** What respondents write, by question; other open questions get what their type simulates. */
  readonly openAnswers: Readonly<Record<string, readonly string[]>>;
}

function simulateAnswer(
  compiled: CompiledQuestion,
  { random, language, openAnswers }: Simulation,
  at: string,
): Answer | undefined {
  const { question, type, isAsked } = compiled;
  if (type.assign) return type.assign(question, random);
  if (!isAsked || uploadRules(compiled)) return undefined;
  if (question.dontKnow && random() < SHARE_OF_DONT_KNOW) return { missing: "dont-know" };
  if (!question.required && random() < SHARE_OF_SKIPPED) return undefined;
  const texts = openAnswers[question.id];
  if (texts) return { value: texts[Math.floor(random() * texts.length)] ?? "" };
  const value = type.simulate(type.asOf?.(question, at) ?? question, random, language);
  return value === null ? undefined : { value };
}

function simulateResponse({ questions }: CompiledQuestionnaire, simulation: Simulation, index: number): ImportedResponse {
  const { random, count, until } = simulation;
  const daysBefore = DAYS * (1 - (index + random()) / count);
  const startedAt = new Date(until.getTime() - daysBefore * MS_PER_DAY);
  const completedAt = new Date(startedAt.getTime() + (2 + random() * 8) * MS_PER_MINUTE);
  const answers = questions.flatMap((compiled): (readonly [string, Answer])[] => {
    const answer = simulateAnswer(compiled, simulation, startedAt.toISOString());
    return answer ? [[compiled.question.id, answer]] : [];
  });
  return { startedAt: startedAt.toISOString(), completedAt: completedAt.toISOString(), answers: Object.fromEntries(answers) };
}

/** Plausible respondents of a questionnaire, the same for the same random numbers; nobody uploads files. */
export function simulateResponses(questionnaire: CompiledQuestionnaire, simulation: Simulation): readonly ImportedResponse[] {
  return Array.from({ length: simulation.count }, (_, index) => simulateResponse(questionnaire, simulation, index));
}

import type { WrittenResponse } from "../../../../contracts/services/fieldwork";
import { MS_PER_DAY } from "../../../../shared/dates/msPerDay";
import { createRandom } from "../../../../shared/random";
import type { CompiledQuestionnaire } from "../../../../survey/compile/compileQuestionnaire";
import { uploadRules } from "../../../../survey/compile/uploadRules";
import type { Answer, Questionnaire } from "../../../../survey/questionnaire";
import { answerPools } from "../../../../survey/robots/answerPools";
import { dispositionOf } from "../../../../survey/robots/coverageOf";
import { interviewLength } from "../../../../survey/robots/interviewLength";
import type { RobotRun } from "../../../../survey/robots/sendRobot";
import { simulateRun } from "../../../../survey/robots/simulateRun";
import { robotSubjectOf } from "./robotSubjectOf";

export interface TestData {
  readonly count: number;
  readonly seed: number;
  /** When the last of them had answered. */
  readonly until: Date;
}

const DAYS = 7;
const MS_PER_SECOND = 1_000;
/** Robots for each response, where some are stuck. */
const MOST_TRIES = 3;

/** Its answers as they are stored; robots bring no files. */
function storedAnswers({ answers }: RobotRun, { byId }: CompiledQuestionnaire): Readonly<Record<string, Answer>> {
  const bringsFiles = (id: string) => {
    const compiled = byId.get(id);
    return compiled?.isAsked === true && uploadRules(compiled) !== undefined;
  };
  const entries = [...answers].map(([id, answer]): readonly [string, Answer] => [
    id,
    bringsFiles(id) && answer.value !== undefined ? { missing: "unknown" } : answer,
  ]);
  return Object.fromEntries(entries);
}

/**
 * Simulated respondents on the ways that the questionnaire has, over the last week and each as long as it would take.
 * Yields between two of them; the same for the same seed. Fewer where robots are stuck.
 */
export function* testResponses(
  authored: Questionnaire,
  compiled: CompiledQuestionnaire,
  { count, seed, until }: TestData,
): Generator<void, readonly WrittenResponse[]> {
  const random = createRandom(seed);
  const subject = robotSubjectOf(authored, compiled, until);
  const pools = yield* answerPools(subject, { cells: [], random });
  const lengthOf = interviewLength(subject);
  const language = authored.languages[0];
  const responses: WrittenResponse[] = [];
  for (let tries = 0; responses.length < count && tries < count * MOST_TRIES; tries += 1) {
    const ended = until.getTime() - DAYS * MS_PER_DAY * (1 - (responses.length + random()) / count);
    const plan = { subject: robotSubjectOf(authored, compiled, new Date(ended)), pools };
    const run = simulateRun(plan, { seed: seed + tries, ordinal: tries }, random);
    const disposition = dispositionOf(run);
    const started = ended - lengthOf(run, random) * MS_PER_SECOND;
    yield;
    if (!disposition) continue;
    responses.push({
      startedAt: new Date(started).toISOString(),
      completedAt: new Date(ended).toISOString(),
      answers: storedAnswers(run, compiled),
      disposition,
      ...(run.way.ending ? { endedBy: run.way.ending.rule } : {}),
      ...(language ? { language } : {}),
    });
  }
  return responses;
}

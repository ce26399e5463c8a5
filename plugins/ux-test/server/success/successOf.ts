import { localize } from "../../../../src/shared/languages";
import type { UxTaskQuestion } from "../../questions/uxTask/uxTaskQuestion";
import type { ProvenSuccess, TaskSuccess } from "../../shared/api/success";
import { shareInterval } from "../../shared/interval";
import { isMeasurable } from "../../shared/navigation/evaluate";
import type { KnownRun } from "./readSuccess";

/** @param successes of those of whom it is known */
function proven(successes: readonly boolean[]): ProvenSuccess {
  const people = successes.length;
  const count = successes.filter(Boolean).length;
  return { count, people, interval: people > 0 ? shareInterval(count, people) : null };
}

/** A task's success by each proof, and how often people said that it was done while nothing was measured. */
export function successOf(task: UxTaskQuestion, runs: readonly KnownRun[], language: string): TaskSuccess {
  const checked = runs.filter(({ declared, measured }) => declared === "DONE" && measured !== null);
  return {
    questionId: task.id,
    title: localize(task.title, language),
    isMeasurable: isMeasurable(task),
    declared: proven(runs.flatMap(({ declared }) => (declared === null ? [] : [declared === "DONE"]))),
    seen: proven(runs.flatMap(({ seen }) => seen ?? [])),
    measured: proven(runs.flatMap(({ measured }) => measured ?? [])),
    falsePositives: { count: checked.filter(({ measured }) => !measured).length, people: checked.length },
  };
}

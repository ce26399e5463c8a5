import type { RunnerExtension, RunnerQuestion } from "./runnerHost";

/** What the extensions registered for the runner. */
export interface RunnerRegistry {
  /** By the type of their element. */
  readonly questions: ReadonlyMap<string, RunnerQuestion>;
}

/** Lets every extension register. @throws Error where two register the same type */
export function createRunnerRegistry(extensions: Iterable<RunnerExtension>): RunnerRegistry {
  const questions = new Map<string, RunnerQuestion>();
  for (const extension of extensions)
    extension.register({
      question(question) {
        if (questions.has(question.type)) throw new Error(`Runner question "${question.type}" is registered twice`);
        questions.set(question.type, question);
      },
    });
  return { questions };
}

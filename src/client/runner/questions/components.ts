import type { ComponentType } from "react";
import type { RunnerQuestion, RunnerQuestionProps } from "../../host/runnerHost";

type QuestionComponent = ComponentType<RunnerQuestionProps>;

const loaded = new Map<string, QuestionComponent>();

/** The component that a question is asked with, where it is there already. */
export function loadedComponent({ type }: RunnerQuestion): QuestionComponent | undefined {
  return loaded.get(type);
}

/** Loads it once; what failed is tried again. */
export async function loadComponent({ type, load }: RunnerQuestion): Promise<QuestionComponent> {
  const known = loaded.get(type) ?? (await load()).default;
  loaded.set(type, known);
  return known;
}

import type { Question } from "survey-core";
import type { JsonObject } from "../../../shared/json";
import type { RunnerQuestion } from "../../host/runnerHost";

/** What the element of an extension's question says by its own members. */
export function elementOf(question: Question, { properties }: RunnerQuestion): JsonObject {
  const said = properties.map((name) => [name, question[name]] as const);
  return Object.fromEntries(said.filter(([, value]) => value !== undefined && value !== null));
}

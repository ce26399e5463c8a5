import type { ExecutionState } from "../execution";

/** What of a survey is seen; `alreadyAnswered`: it was complete when it was opened. */
export type RunnerScreen = "welcome" | "survey" | "ending" | "closing" | "alreadyAnswered";

/** How far a respondent has come in this page. */
export interface RunnerStage {
  /** Whether the welcome stays above the first question, instead of having a screen of its own. */
  readonly isWelcomeAbove: boolean;
  /** Whoever comes back to an ended survey is told so; whoever has just ended it is thanked. */
  readonly wasOpen: boolean;
  readonly hasStarted: boolean;
  /** Counts the parts of the questionnaire that the server has handed over. */
  readonly part: number;
}

export type StageAction = { readonly type: "started" } | { readonly type: "partTaken" };

/** What the server's page, which this one took the place of, showed. */
interface ServerPage {
  readonly hasForm: boolean;
  readonly isWelcoming: boolean;
  /** Whether its form was what ended the survey. */
  readonly hasJustEnded: boolean;
}

function hasAnswers({ currentQuestionId, answers, missing }: ExecutionState): boolean {
  return currentQuestionId !== null || Object.keys(answers).length > 0 || Object.keys(missing).length > 0;
}

/** The server's page has the first question under its welcome: both stay where they are. A preview begins alike. */
export function openStage(state: ExecutionState, page: ServerPage): RunnerStage {
  const isWelcomeAbove = page.isWelcoming || state.beginsWithQuestion === true;
  return {
    isWelcomeAbove,
    wasOpen: state.state === "open" || page.hasJustEnded,
    hasStarted: isWelcomeAbove || page.hasForm || hasAnswers(state),
    part: 0,
  };
}

export function reduceStage(stage: RunnerStage, { type }: StageAction): RunnerStage {
  return type === "started" ? { ...stage, hasStarted: true } : { ...stage, part: stage.part + 1 };
}

export function screenOf({ wasOpen, hasStarted }: RunnerStage, state: ExecutionState["state"]): RunnerScreen {
  if (state === "ended") return "ending";
  if (state === "complete") return wasOpen ? "closing" : "alreadyAnswered";
  return hasStarted ? "survey" : "welcome";
}

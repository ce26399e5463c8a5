/** All that extensions may use of the survey runner: nothing of it loads react-admin or MUI. */
export { useIsNarrow } from "../globals/useIsNarrow";
export type { RunnerExtension, RunnerHost, RunnerIssue, RunnerQuestion, RunnerQuestionProps } from "../host/runnerHost";
export { useTexts } from "../texts/TextsProvider";
export type { Translate } from "../texts/texts";

import { useEffect, useMemo } from "react";
import type { Model } from "survey-core";
import type { RunnerColours } from "../../../../shared/theme/runnerColours";
import { useTexts } from "../../../texts/TextsProvider";
import type { Execution, ExecutionState } from "../../execution";
import { runnerRegistry } from "../../extensions";
import { showIssues } from "../../questions/showIssues";
import { answerKey } from "../../saving/pendingWrites";
import type { SaveQueue } from "../../saving/saveQueue";
import type { WriteStore } from "../../saving/writeStore";
import { showGuides } from "../drawing/guides";
import { surveyTheme } from "../drawing/surveyTheme";
import { insertThemeStyles } from "../drawing/themeStyles";
import type { Effort } from "../timing/useTiming";
import { connectFiles } from "./connectFiles";
import { answerBody, createModel, isIncomplete, isTyped, questionOfValue } from "./createModel";
import { laterRounds } from "./differentRounds";
import { applySurveyTexts } from "./locales";

const TYPING_MS = 400;

interface SurveyModelInput {
  readonly state: ExecutionState;
  readonly execution: Execution;
  readonly queue: SaveQueue;
  readonly store: WriteStore;
  readonly colours: RunnerColours;
  readonly onAnswered: (questionId: string) => void;
  /** What the answer took, to be sent with it. */
  readonly effortOf: (questionId: string) => Effort;
}

/** The model of this questionnaire, whose answers go to the queue as they are given. */
export function useSurveyModel(input: SurveyModelInput): Model {
  const { state, execution, queue, store, colours, onAnswered, effortOf } = input;
  const { t } = useTexts();
  const model = useMemo(() => {
    applySurveyTexts(state.language, t);
    const created = createModel(state);
    showGuides(created, t);
    showIssues(created, runnerRegistry.questions, t);
    insertThemeStyles(created);
    return created;
  }, [state, t]);

  useEffect(() => model.applyTheme(surveyTheme(colours)), [model, colours]);

  useEffect(() => {
    connectFiles(model, { execution, queue, store, responseId: state.responseId, failed: () => t("runner.uploadFailed") });
    return () => {
      model.onUploadFiles.clear();
      model.onDownloadFile.clear();
      model.onClearFiles.clear();
    };
  }, [model, execution, queue, store, state.responseId, t]);

  useEffect(() => {
    const changed = (_: unknown, { name }: { readonly name: string }) => {
      const question = questionOfValue(model, name);
      if (!question || question.readOnly) return;
      if (isIncomplete(question)) return queue.drop(answerKey(question.name));
      const questionId = question.name;
      const body = { ...answerBody(model, questionId), ...effortOf(questionId) };
      queue.put({ kind: "answer", questionId, body }, isTyped(question, name) ? TYPING_MS : 0);
      for (const id of [questionId, ...laterRounds(model, questionId)]) onAnswered(id);
    };
    model.onValueChanged.add(changed);
    return () => model.onValueChanged.remove(changed);
  }, [model, queue, onAnswered, effortOf]);

  return model;
}

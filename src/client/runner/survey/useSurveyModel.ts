import { useEffect, useMemo } from "react";
import type { Model } from "survey-core";
import type { RunnerColours } from "../../../shared/runnerColours";
import { useTexts } from "../../texts/TextsProvider";
import type { Execution, ExecutionState } from "../execution";
import { answerKey } from "../saving/jobs";
import type { SaveQueue } from "../saving/saveQueue";
import { connectFiles } from "./connectFiles";
import { answerBody, createModel, isIncomplete, isTyped, questionOfValue } from "./createModel";
import { applySurveyTexts } from "./locales";
import { surveyTheme } from "./surveyTheme";
import { insertThemeStyles } from "./themeStyles";

const TYPING_MS = 400;

interface SurveyModelInput {
  readonly state: ExecutionState;
  readonly execution: Execution;
  readonly queue: SaveQueue;
  readonly colours: RunnerColours;
  readonly onAnswered: (questionId: string) => void;
}

/** The model of this questionnaire, whose answers go to the queue as they are given. */
export function useSurveyModel({ state, execution, queue, colours, onAnswered }: SurveyModelInput): Model {
  const { t } = useTexts();
  const model = useMemo(() => {
    applySurveyTexts(state.language, t);
    const created = createModel(state);
    insertThemeStyles(created);
    return created;
  }, [state, t]);

  useEffect(() => model.applyTheme(surveyTheme(colours)), [model, colours]);

  useEffect(() => {
    connectFiles(model, execution, () => t("runner.uploadFailed"));
    return () => {
      model.onUploadFiles.clear();
      model.onDownloadFile.clear();
      model.onClearFiles.clear();
    };
  }, [model, execution, t]);

  useEffect(() => {
    const changed = (_: unknown, { name }: { readonly name: string }) => {
      const question = questionOfValue(model, name);
      if (!question || question.readOnly) return;
      if (isIncomplete(question)) return queue.drop(answerKey(question.name));
      const job = { kind: "answer", questionId: question.name, body: answerBody(model, question.name) } as const;
      queue.put(job, isTyped(question, name) ? TYPING_MS : 0);
      onAnswered(question.name);
    };
    model.onValueChanged.add(changed);
    return () => model.onValueChanged.remove(changed);
  }, [model, queue, onAnswered]);

  return model;
}

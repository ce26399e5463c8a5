import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import type { ClientTransition } from "../../../../schema/clientCatalog";
import { makeTransition } from "../../../data/recordApi";
import type { EntityRecord } from "../../../host/clientHost";
import { useConfirm } from "../../common/confirm";
import { useNotice } from "../../common/useNotice";
import { useTexts } from "../../common/useTexts";
import { useEntity } from "../../entity/entities";
import { useEntityPath } from "../../entity/useEntityPath";
import { type TransitionRefusal, transitionRefusal } from "./transitionRefusal";
import { missingFor } from "./transitions";
import { useStagePath } from "./useStagePath";
import { useTransitionQuestions } from "./useTransitionQuestions";

type Blocked = Extract<TransitionRefusal, { kind: "blocked" }>;

/** Moves a record on: asks where it should, points to what is missing, tells what came of it. */
export function useTransition(record: EntityRecord, refresh: () => void) {
  const entity = useEntity();
  const { t } = useTexts();
  const questions = useTransitionQuestions();
  const confirm = useConfirm();
  const notice = useNotice();
  const navigate = useNavigate();
  const path = useEntityPath();
  const stageOf = useStagePath();
  const queries = useQueryClient();
  const [running, setRunning] = useState<string>();

  const askForMissing = async (transition: ClientTransition, names: readonly string[]) => {
    const isEditable = entity.actions.update && entity.update !== undefined;
    const wantsEdit = await confirm(questions.missing(transition, names, isEditable));
    if (wantsEdit && isEditable) navigate(`${path.record(record.id, "edit")}?focus=${names[0]}`);
  };

  const explainBlocked = async (transition: ClientTransition, refusal: Blocked) => {
    const setUp = stageOf(entity.name, record, "setup");
    const isMendable = setUp !== path.record(record.id);
    const wantsToMend = await confirm(questions.blocked(transition, refusal, isMendable));
    if (wantsToMend && isMendable) navigate(setUp);
  };

  const explain = async (transition: ClientTransition, error: unknown) => {
    const refusal = transitionRefusal(error, entity);
    if (refusal.kind === "missing") await askForMissing(transition, refusal.names);
    else if (refusal.kind === "blocked") await explainBlocked(transition, refusal);
    else notice(refusal.message ?? t("console.state.failed.body"), "error");
  };

  const send = async (transition: ClientTransition) => {
    setRunning(transition.name);
    try {
      await makeTransition({ resource: entity.resource, id: record.id }, transition.name, record.version);
      notice(t("console.transition.done", { to: questions.stateName(transition.to) }));
      void queries.invalidateQueries({ queryKey: [entity.resource] });
    } catch (error) {
      await explain(transition, error);
    } finally {
      setRunning(undefined);
      refresh();
    }
  };

  const run = async (transition: ClientTransition) => {
    const missing = missingFor(transition, record);
    if (missing.length > 0) return askForMissing(transition, missing);
    const question = questions.confirmation(transition, record);
    if (question === undefined || (await confirm(question))) await send(transition);
  };

  return { run: (transition: ClientTransition) => void run(transition), running, nameOf: questions.nameOf };
}

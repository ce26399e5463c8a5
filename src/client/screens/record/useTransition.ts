import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import type { ClientTransition } from "../../../schema/clientCatalog";
import { toTitle } from "../../../schema/naming";
import { ApiError } from "../../data/api";
import { makeTransition } from "../../data/recordApi";
import type { EntityRecord } from "../../host/clientHost";
import { useConfirm } from "../common/confirm";
import { useNotice } from "../common/useNotice";
import { useTexts } from "../common/useTexts";
import { useEntity } from "../entity/entities";
import { useEntityPath } from "../entity/useEntityPath";
import { useEntityTexts } from "../entity/useEntityTexts";
import { missingFor } from "./transitions";

/** Faults that are said at once. */
const MOST_FAULTS = 5;

/** Moves a record on: asks where it should, points to what is missing, tells what came of it. */
export function useTransition(record: EntityRecord, refresh: () => void) {
  const entity = useEntity();
  const { t } = useTexts();
  const { label, value } = useEntityTexts();
  const confirm = useConfirm();
  const notice = useNotice();
  const navigate = useNavigate();
  const path = useEntityPath();
  const queries = useQueryClient();
  const [running, setRunning] = useState<string>();

  const nameOf = ({ name }: ClientTransition) => t(`entities.${entity.name}.transitions.${name}`, { _: toTitle(name) });
  const stateName = (state: unknown) => {
    const field = entity.fields.find((candidate) => candidate.name === entity.states?.field);
    return field ? value(field, String(state)) : String(state);
  };

  const complete = async (transition: ClientTransition, missing: readonly string[]) => {
    const fields = entity.fields.filter((field) => missing.includes(field.name));
    const isEditable = entity.actions.update && entity.update !== undefined;
    const wantsEdit = await confirm({
      title: t("console.transition.missing.title", { name: nameOf(transition) }),
      body: t("console.transition.missing.body", { names: fields.map(label).join(", ") }),
      confirmLabel: t(isEditable ? "console.transition.missing.complete" : "console.action.close"),
    });
    if (wantsEdit && isEditable) navigate(`${path.record(record.id, "edit")}?focus=${missing[0]}`);
  };

  /** What stands against the move lies elsewhere than in the record's own fields. */
  const explain = (transition: ClientTransition, { problem, message }: ApiError) => {
    const lines = (problem?.errors ?? [])
      .slice(0, MOST_FAULTS)
      .map(({ place, message: fault }) => [place, fault].filter(Boolean).join(": "));
    const more = (problem?.errors?.length ?? 0) - lines.length;
    return confirm({
      title: t("console.transition.refused", { name: nameOf(transition) }),
      body: [message, ...lines, ...(more > 0 ? [t("console.transition.more", { smart_count: more })] : [])].join("\n"),
      confirmLabel: t("console.action.close"),
    });
  };

  const isSure = async (transition: ClientTransition): Promise<boolean> => {
    if (!transition.confirm && !transition.irreversible) return true;
    const from = stateName(record[entity.states?.field ?? ""]);
    const steps = t("console.transition.body", { from, to: stateName(transition.to) });
    const help = t(`entities.${entity.name}.transitionHelps.${transition.name}`, { _: "" });
    const warning = transition.irreversible ? t("console.transition.irreversible") : "";
    return confirm({
      title: t("console.transition.title", { name: nameOf(transition) }),
      body: [help || steps, warning].filter(Boolean).join(" "),
      confirmLabel: nameOf(transition),
      isDestructive: transition.irreversible === true,
    });
  };

  const run = async (transition: ClientTransition) => {
    const missing = missingFor(transition, record);
    if (missing.length > 0) return complete(transition, missing);
    if (!(await isSure(transition))) return undefined;
    setRunning(transition.name);
    try {
      await makeTransition({ resource: entity.resource, id: record.id }, transition.name, record.version);
      notice(t("console.transition.done", { to: stateName(transition.to) }));
      void queries.invalidateQueries({ queryKey: [entity.resource] });
    } catch (error) {
      // What the server still misses, it names by field.
      const faults = error instanceof ApiError ? (error.problem?.errors ?? []) : [];
      const names = faults.map(({ path: pointer }) => pointer.split("/")[1] ?? "").filter(Boolean);
      const isOfFields = names.some((name) => entity.fields.some((field) => field.name === name));
      if (isOfFields) await complete(transition, names);
      else if (faults.length > 0 && error instanceof ApiError) await explain(transition, error);
      else notice(error instanceof ApiError && error.problem ? error.message : t("console.state.failed.body"), "error");
    } finally {
      setRunning(undefined);
      refresh();
    }
    return undefined;
  };

  return { run: (transition: ClientTransition) => void run(transition), running, nameOf };
}

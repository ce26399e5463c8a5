import type { ClientTransition } from "../../../../schema/clientCatalog";
import { toTitle } from "../../../../schema/naming";
import type { EntityRecord } from "../../../host/clientHost";
import type { ConfirmQuestion } from "../../common/confirm";
import { useTexts } from "../../common/useTexts";
import { useEntity } from "../../entity/entities";
import { useEntityTexts } from "../../entity/useEntityTexts";
import type { TransitionRefusal } from "./transitionRefusal";

type Blocked = Extract<TransitionRefusal, { kind: "blocked" }>;

/** What a person is asked and told about a record's moves. */
export function useTransitionQuestions() {
  const entity = useEntity();
  const { t } = useTexts();
  const { label, value } = useEntityTexts();

  const nameOf = ({ name }: ClientTransition) => t(`entities.${entity.name}.transitions.${name}`, { _: toTitle(name) });
  const stateName = (state: unknown) => {
    const field = entity.fields.find((candidate) => candidate.name === entity.states?.field);
    return field ? value(field, String(state)) : String(state);
  };

  return {
    nameOf,
    stateName,
    /** Before the move; nothing where it is made at once. */
    confirmation: (transition: ClientTransition, record: EntityRecord): ConfirmQuestion | undefined => {
      if (!transition.confirm && !transition.irreversible) return undefined;
      const from = stateName(record[entity.states?.field ?? ""]);
      const steps = t("console.transition.body", { from, to: stateName(transition.to) });
      const help = t(`entities.${entity.name}.transitionHelps.${transition.name}`, { _: "" });
      const warning = transition.irreversible ? t("console.transition.irreversible") : "";
      return {
        title: t("console.transition.title", { name: nameOf(transition) }),
        body: [help || steps, warning].filter(Boolean).join(" "),
        confirmLabel: nameOf(transition),
        closeLabel: t("console.action.back"),
        isDestructive: transition.irreversible === true,
      };
    },
    /** Fields of the record want a value first. */
    missing: (transition: ClientTransition, names: readonly string[], isEditable: boolean): ConfirmQuestion => {
      const fields = entity.fields.filter((field) => names.includes(field.name));
      return {
        title: t("console.transition.missing.title", { name: nameOf(transition) }),
        body: t("console.transition.missing.body", { names: fields.map(label).join(", ") }),
        confirmLabel: t(isEditable ? "console.transition.missing.complete" : "console.action.close"),
      };
    },
    /** @param isMendable whether there is a place where it is mended */
    blocked: (transition: ClientTransition, { lines, more }: Blocked, isMendable: boolean): ConfirmQuestion => ({
      title: t("console.transition.refused", { name: nameOf(transition) }),
      body: [...lines, ...(more > 0 ? [t("console.transition.more", { smart_count: more })] : [])].join("\n"),
      ...(isMendable
        ? { confirmLabel: t("console.transition.mend"), closeLabel: t("console.action.close") }
        : { confirmLabel: t("console.action.close") }),
    }),
  };
}

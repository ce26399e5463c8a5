import type { Translate } from "../../../../client/kit/console";
import { OPTION_LISTS, optionsOf } from "../../../../survey/logic/references";
import type { Block, Question } from "../../../../survey/questionnaire";

/** What logic a question has, in a few words; nothing where it has none. */
export function questionLogicSummary(question: Question, t: Translate): string | undefined {
  const { showIf, rules = [], carry } = question;
  const offered = OPTION_LISTS.flatMap((list) => optionsOf(question, list)).filter((option) => option.showIf).length;
  const parts = [
    showIf ? t("surveys.logic.summary.showIf") : "",
    rules.length > 0 ? t("surveys.logic.summary.rules", { smart_count: rules.length }) : "",
    offered > 0 ? t("surveys.logic.summary.options", { smart_count: offered }) : "",
    carry ? t("surveys.logic.summary.carry") : "",
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(" · ") : undefined;
}

/** The same of a block. */
export function blockLogicSummary({ showIf, order, group, isFinal, loop }: Block, t: Translate): string | undefined {
  const parts = [
    showIf ? t("surveys.logic.summary.showIf") : "",
    order && order !== "fixed" ? t(`surveys.logic.orders.${order}`) : "",
    group ? t("surveys.logic.summary.group", { group: group.name }) : "",
    loop ? t("surveys.logic.summary.loop") : "",
    isFinal ? t("surveys.logic.block.final") : "",
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(" · ") : undefined;
}

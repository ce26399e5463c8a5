import type { Translate } from "../../../../client/kit/console";
import { type LogicScope, nameOf } from "../../../../client/kit/questions";
import type { DraftText } from "../../shared/draftTexts";
import { memberName } from "../question/settings/memberName";
import { textsOfType } from "../question/settings/textsOfType";

/** Names of texts and of where they stand. */
export interface TextNames {
  /** The question, the block or the whole. */
  readonly group: string;
  /** The text in it, e.g. `Options, code 2`. */
  readonly text: string;
}

function optionName({ list = "", code = "", name, questionId }: DraftText, t: Translate): string {
  const own = t("surveys.translation.option", { list: t(`questionTypes.settings.${list}`, { _: list }), code });
  return name === "label" ? own : `${own}: ${memberName({ name, list, questionId }, t)}`;
}

/** @param titles names of blocks by their id */
export function textNames(text: DraftText, scope: LogicScope, titles: ReadonlyMap<string, string>): TextNames {
  const { t, places, language } = scope;
  const question = places.get(text.questionId ?? "")?.question;
  const group = question ? nameOf(question, language) : titles.get(text.blockId ?? "");
  const own = question ? textsOfType(question.type, t) : t;
  return { group: group ?? t("surveys.faults.whole"), text: text.list ? optionName(text, own) : memberName(text, own) };
}

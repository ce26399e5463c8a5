import type { Change } from "../../../shared/diff/change";
import { languageName } from "../../editor/languageName";
import { memberName } from "../../question/settings/memberName";
import type { ChangeScope } from "./changeValues";

function whatOf(change: Change, t: ChangeScope["t"]): string {
  const { name = "", kind } = change;
  return kind === "logicChanged" ? t(`surveys.diff.logic.${name}`, { _: name }) : memberName({ ...change, name }, t);
}

/** What changed, in words; the values stand beside it. */
export function changeLabel(change: Change, { t, ownLanguage }: ChangeScope): string {
  const { kind, list = "", code = "", language } = change;
  const isWithin = kind === "questionMoved" && change.before === change.after;
  return t(isWithin ? "surveys.diff.movedWithin" : `surveys.diff.changes.${kind}`, {
    what: whatOf(change, t),
    list: t(`questionTypes.settings.${list}`, { _: list }),
    code,
    language: language ? languageName(language, ownLanguage) : "",
  });
}

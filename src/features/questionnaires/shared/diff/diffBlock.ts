import type { Block } from "../../../../survey/questionnaire";
import { isText } from "../isText";
import type { Change } from "./change";
import { diffText } from "./diffText";
import { isSame } from "./sameJson";
import type { DiffScope } from "./scope";

/** The differences between two states of a block, its place and its questions aside. */
export function diffBlock(before: Block, after: Block, { languages, all }: DiffScope): readonly Change[] {
  const { questions: _old, id: _id, ...was } = before;
  const { questions: _new, id: blockId, ...is } = after;
  const old: Readonly<Record<string, unknown>> = was;
  const now: Readonly<Record<string, unknown>> = is;
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  return names.flatMap((name): readonly Change[] => {
    const values = { before: old[name], after: now[name] };
    if (isText(values.before, all) || isText(values.after, all))
      return diffText(values, languages, { kind: "textChanged", blockId, name });
    return isSame(values.before, values.after) ? [] : [{ kind: "logicChanged", blockId, name, ...values }];
  });
}

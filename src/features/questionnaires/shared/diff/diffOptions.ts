import type { Option } from "../../../../survey/questionnaire";
import { isText } from "../isText";
import type { Change } from "./change";
import { diffText } from "./diffText";
import { keyed } from "./keyed";
import { movedKeys } from "./movedKeys";
import { isNothing, isSame } from "./sameJson";
import type { DiffScope } from "./scope";

/** The list of a question that the options are of. */
interface ListPlace {
  readonly questionId: string;
  readonly list: string;
}

type OptionsByCode = ReadonlyMap<string, Option>;

export function isOptionList(value: unknown): value is readonly Option[] {
  if (!Array.isArray(value) || value.length === 0) return false;
  return value.every((item) => typeof item?.code === "string" && typeof item.label === "object");
}

/** An option that says the same under another code; a text that several share tells nothing. */
function recoded(removed: OptionsByCode, added: OptionsByCode): ReadonlyMap<string, string> {
  const twin = (options: OptionsByCode, option: Option) =>
    [...options].filter(([, other]) => isSame({ ...other, code: "" }, { ...option, code: "" })).map(([code]) => code);
  return new Map(
    [...removed].flatMap(([code, option]): [string, string][] => {
      const [other, ...more] = twin(added, option);
      const isOnly = more.length === 0 && twin(removed, option).length === 1 && !isNothing(option.label);
      return other !== undefined && isOnly ? [[code, other]] : [];
    }),
  );
}

function only(options: OptionsByCode, others: OptionsByCode): OptionsByCode {
  return new Map([...options].filter(([code]) => !others.has(code)));
}

function diffOption(before: Option, after: Option, place: ListPlace & { readonly code: string }, scope: DiffScope) {
  const { languages, all } = scope;
  const old: Readonly<Record<string, unknown>> = { ...before };
  const now: Readonly<Record<string, unknown>> = { ...after };
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter((name) => name !== "code");
  return names.flatMap((name): readonly Change[] => {
    const values = { before: old[name], after: now[name] };
    if (isText(values.before, all) || isText(values.after, all))
      return diffText(values, languages, { ...place, kind: "optionTextChanged", name });
    if (isSame(values.before, values.after)) return [];
    return [{ ...place, kind: name === "showIf" ? "optionLogicChanged" : "optionSettingChanged", name, ...values }];
  });
}

/** The differences between two lists of options; code by code, for that is what answers hold. */
export function diffOptions(
  { before, after }: { readonly before: readonly Option[]; readonly after: readonly Option[] },
  place: ListPlace,
  scope: DiffScope,
): readonly Change[] {
  const [old, now] = [keyed(before, ({ code }) => code), keyed(after, ({ code }) => code)];
  const [removed, added] = [only(old, now), only(now, old)];
  const codes = recoded(removed, added);
  const fresh = new Set(codes.values());
  const nameNow = (code: string) => codes.get(code) ?? code;
  const isReordered = movedKeys([...old.keys()].map(nameNow), [...now.keys()]).length > 0;
  return [
    ...[...removed].flatMap(([code, option]): readonly Change[] =>
      codes.has(code) ? [] : [{ ...place, kind: "optionRemoved", code, before: option.label }],
    ),
    ...[...added].flatMap(([code, option]): readonly Change[] =>
      fresh.has(code) ? [] : [{ ...place, kind: "optionAdded", code, after: option.label }],
    ),
    ...[...codes].map(([code, other]): Change => ({ ...place, kind: "optionRecoded", code: other, before: code, after: other })),
    ...[...now].flatMap(([code, option]) => {
      const earlier = old.get(code);
      return earlier ? diffOption(earlier, option, { ...place, code }, scope) : [];
    }),
    ...(isReordered ? [{ ...place, kind: "optionsReordered" as const }] : []),
  ];
}

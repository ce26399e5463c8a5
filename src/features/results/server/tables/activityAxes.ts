import type { Variable } from "../../../../survey/questionType";
import type { MemberAxis } from "./memberAxes";

/** What members gave in an activity without a questionnaire. */
export interface MemberValues {
  readonly variables: readonly Variable[];
  /** By member, then by variable. */
  readonly values: ReadonlyMap<string, Readonly<Record<string, string | number | readonly string[]>>>;
}

/** As many different numbers are lines by themselves; of more, each line is an interval. */
const MOST_NUMBERS = 12;
const INTERVALS = 6;

const isFlag = ({ codes }: Variable) => codes !== undefined && Object.keys(codes).join() === "0,1";

/** Variables that can be lines of a table: what is written in words can't. */
export const crossable = ({ measure }: Variable): boolean => measure !== "text";

/** First numbers of lines, the least first. */
function startsOf(numbers: readonly number[]): readonly number[] {
  const different = [...new Set(numbers)].sort((one, other) => one - other);
  if (different.length <= MOST_NUMBERS) return different;
  const [least = 0, most = 0] = [different[0], different.at(-1)];
  const width = Math.ceil((most - least + 1) / INTERVALS);
  return Array.from({ length: INTERVALS }, (_, index) => least + index * width).filter((start) => start <= most);
}

function numberAxis({ name }: Variable, values: MemberValues["values"]): MemberAxis {
  const numberOf = (member: string) => {
    const value = values.get(member)?.[name];
    return value === undefined ? undefined : Number(value);
  };
  const numbers = [...values.keys()].flatMap((member) => numberOf(member) ?? []);
  const starts = startsOf(numbers);
  const isInterval = new Set(numbers).size > starts.length;
  const keyOf = (start: number, index: number) => {
    const next = starts[index + 1];
    return isInterval ? `${start}..${next === undefined ? Math.max(...numbers) : next - 1}` : String(start);
  };
  return {
    question: name,
    categories: starts.map((start, index) => ({ key: keyOf(start, index), label: keyOf(start, index).replace("..", "–") })),
    placesOfMember: (member) => {
      const value = numberOf(member);
      return value === undefined ? undefined : [starts.findLastIndex((start) => start <= value)];
    },
    numberOfMember: numberOf,
  };
}

/** What members gave as an axis; what was chosen or not is one line. */
export function activityAxis(variable: Variable, values: MemberValues["values"]): MemberAxis {
  const { name, label, codes } = variable;
  if (!codes) return numberAxis(variable, values);
  const keys = isFlag(variable) ? ["1"] : Object.keys(codes);
  const places = new Map(keys.map((key, place) => [key, [place]]));
  return {
    question: name,
    categories: keys.map((key) => ({ key, label: isFlag(variable) ? label : (codes[key] ?? key) })),
    placesOfMember: (member) => {
      const value = values.get(member)?.[name];
      if (value === undefined) return undefined;
      return (Array.isArray(value) ? value : [value]).flatMap((one) => places.get(String(one)) ?? []);
    },
  };
}

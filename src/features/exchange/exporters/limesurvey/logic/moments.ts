import type { Test } from "../../../../../survey/logic/condition";
import { all, any, type Formula, NEVER, Unsayable } from "./formula";
import { compared, filled } from "./variables";

type Precision = "day" | "minute";

const MOMENT = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2})?$/;
const SECOND = 1000;

/**
 * A test of a date. LimeSurvey holds dates as texts that end in a time, with or without seconds: where one begins is asked
 * for, never whether it is the same.
 */
export function momentTest({ is, value }: Test, name: string, precision: Precision): Formula {
  const wanted = String(value);
  if (!MOMENT.test(wanted)) return is === "different" ? filled(name) : NEVER;
  const isLike = wanted.includes("T") === (precision === "minute");
  const from = (moment: string) => compared(name, ">=", moment);
  const before = (moment: string) => all([filled(name), compared(name, "<", moment)]);
  const [first, next] = spanOf(wanted, precision);
  if (is === "less") return before(first);
  if (is === "atLeast") return from(first);
  if (is === "atMost") return before(isLike ? next : first);
  if (is === "greater") return from(isLike ? next : first);
  if (is === "equal" || is === "only") return isLike ? all([from(first), before(next)]) : NEVER;
  if (is === "different") return isLike ? any([before(first), from(next)]) : filled(name);
  throw new Unsayable(`${is} ${wanted}`);
}

/** Where the moment begins and where the next one does, of those that answers hold; a day comes before its minutes. */
function spanOf(wanted: string, precision: Precision): readonly [first: string, next: string] {
  const isDay = precision === "day";
  const start = Date.parse(`${wanted.length === 10 ? `${wanted}T00:00` : wanted}:00Z`);
  if (Number.isNaN(start)) throw new Unsayable(wanted);
  const written = (time: number) => {
    const [day = "", clock = ""] = new Date(time).toISOString().split("T");
    return isDay || clock.startsWith("00:00") ? day : `${day} ${clock.slice(0, 5)}`;
  };
  const next = start + (isDay ? 24 * 60 * 60 : 60) * SECOND;
  // A minute lies between its day and the next one.
  if (isDay && wanted.length > 10) return [written(next), written(next)];
  return [written(start), written(next)];
}

import { entryOf } from "../../shared/entryOf";
import { type Expression, NoCounterpart, type Relation } from "../../shared/expressions/syntax";
import { groupBy } from "../../shared/groupBy";
import type { Dictionary } from "../expressions/dictionary";
import type { Row } from "../readTables";

const METHODS: Readonly<Record<string, Relation>> = {
  "==": "equal",
  "!=": "different",
  "<": "less",
  "<=": "atMost",
  ">": "greater",
  ">=": "atLeast",
};

/**
 * The conditions that LimeSurvey's editor keeps in a table of their own, as one expression: alternatives about the same
 * answer, all of different ones within a scenario, one scenario or another.
 * @throws NoCounterpart
 */
export function conditionRows(rows: readonly Row[], dictionary: Dictionary): Expression {
  const scenarios = [...groupBy(rows, (row) => row.scenario ?? "1").values()].map((own): Expression => {
    const subjects = groupBy(own, subjectOf);
    const members = [...subjects.values()].map(
      (alike): Expression =>
        join(
          "any",
          alike.map((row) => test(row, dictionary)),
        ),
    );
    return join("all", members);
  });
  return join("any", scenarios);
}

function join(kind: "all" | "any", members: readonly Expression[]): Expression {
  const [only] = members;
  return only && members.length === 1 ? only : { kind, members };
}

/** A box of its own is marked by a plus and stands for itself. */
function subjectOf(row: Row): string {
  const { cid = "", cqid = "", cfieldname = "" } = row;
  return cfieldname.startsWith("+") ? `+${cid}${cfieldname}` : `${cqid} ${cfieldname}`;
}

function test({ cqid = "", cfieldname = "", method = "==", value = "" }: Row, dictionary: Dictionary): Expression {
  const is = entryOf(METHODS, method.trim());
  const isTable = /^[MP]$/.test(dictionary.sourceByNumber(cqid)?.source.type ?? "");
  if (!is || cfieldname === "" || /^[{@]/.test(cfieldname) || /^[{@].*[}@]$/.test(value))
    throw new NoCounterpart(`${cfieldname} ${method} ${value}`);
  if (isTable && !cfieldname.startsWith("+")) return comparison(is, `${cfieldname}${value}`, "Y");
  return comparison(is, cfieldname.replace(/^\+/, ""), value.trim() === "" ? "" : value);
}

function comparison(is: Relation, name: string, value: string): Expression {
  return {
    kind: "comparison",
    is,
    left: { kind: "variable", name: `${name}.NAOK` },
    right: { kind: "literal", value },
  };
}

import type { Json, JsonObject } from "../../../../shared/json";
import { ImportError } from "../../../../survey/exchange/importer";

/** Panels in panels and conditions in conditions are read by functions that call themselves: deeper, the stack ends. */
const MOST_LEVELS = 200;

/** Members of the path that a fault names: enough to find where the nesting begins. */
const SHOWN = 8;

interface Node {
  readonly value: JsonObject | readonly Json[];
  readonly level: number;
  readonly key: string;
  readonly parent?: Node;
}

/** @throws ImportError `tooDeep` where objects and lists stand in each other over more levels than can be read */
export function refuseDeep(json: JsonObject): void {
  const left: Node[] = [{ value: json, level: 1, key: "" }];
  for (let node = left.pop(); node; node = left.pop()) {
    if (node.level > MOST_LEVELS) throw new ImportError("tooDeep", { most: MOST_LEVELS }, { path: pathOf(node) });
    for (const member of membersOf(node)) left.push(member);
  }
}

function* membersOf(parent: Node): Iterable<Node> {
  for (const [key, value] of Object.entries(parent.value)) {
    if (typeof value === "object" && value !== null) yield { value, level: parent.level + 1, key, parent };
  }
}

function pathOf(node: Node): string {
  const keys: string[] = [];
  for (let at: Node | undefined = node; at?.parent; at = at.parent) keys.push(at.key);
  return `/${keys.toReversed().slice(0, SHOWN).join("/")}/…`;
}
